import { BeginPage } from './BeginPage.tsx';
import { DesignTable } from './DesignTable.tsx';
import './begin.css';
import './designer.css';
import './net.css';
import './painter.css';

export function DesignerScreen({ id }: { readonly id: string | undefined }) {
  return id === undefined ? <BeginPage /> : <DesignTable key={id} id={id} />;
}
