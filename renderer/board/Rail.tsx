import './cube.css';
import './themes.css';

export function Rail() {
  return <div aria-hidden className="rail" />;
}
