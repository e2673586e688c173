import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Translate } from '#shared/i18n/index.ts';
import type { DoorState } from '#renderer/gateway/index.ts';
import { Button, Notice } from '#renderer/controls/index.ts';
import { useDoor } from './gateway-context.tsx';

interface Props {
  readonly t: Translate;
  readonly door: DoorState;
  readonly children: ReactNode;
}

/**
 * An error stops one screen and not the app; no move is lost, since each is saved before it is shown. While the door is
 * closed a screen stops because its code cannot be loaded, so the page is loaded again once somebody answers.
 */
class Boundary extends Component<Props, { readonly message: string | undefined }> {
  override state: { readonly message: string | undefined } = { message: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    reportError(new Error(`A screen stopped${info.componentStack ?? ''}`, { cause: error }));
  }

  override componentDidUpdate({ door }: Props) {
    if (this.state.message !== undefined && door === 'closed' && this.props.door !== 'closed') {
      location.reload();
    }
  }

  override render() {
    const { message } = this.state;
    if (message === undefined) return this.props.children;
    const { t, door } = this.props;
    return (
      <main className="page stopped">
        <h1 tabIndex={-1}>{t('stopped.title')}</h1>
        {door === 'closed' ? (
          <Notice>{t('doorClosed')}</Notice>
        ) : (
          <Notice
            mend={
              <Button
                onClick={() => {
                  location.reload();
                }}
              >
                {t('stopped.reload')}
              </Button>
            }
          >
            {t('stopped.text')} <span className="small soft">{message}</span>
          </Notice>
        )}
      </main>
    );
  }
}

export function ErrorBoundary({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('common');
  const door = useDoor();
  return (
    <Boundary t={t} door={door}>
      {children}
    </Boundary>
  );
}
