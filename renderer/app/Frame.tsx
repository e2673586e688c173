import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Cube } from '#renderer/board/index.ts';
import { Button, Icon, Nav, Notice, TopLine } from '#renderer/controls/index.ts';
import { useDoor } from './gateway-context.tsx';
import { LoadedAgain } from './LoadedAgain.tsx';
import { NoEarlier } from './NoEarlier.tsx';
import { NoticesAbove } from './NoticesAbove.tsx';
import { Locked } from './Locked.tsx';
import { SpeechSwitch } from './speech/SpeechSwitch.tsx';

const doors = [
  { path: '/new', name: 'play' },
  { path: '/learn', name: 'learn' },
  { path: '/print', name: 'print' },
  { path: '/design', name: 'design' },
  { path: '/box', name: 'box' },
  { path: '/library', name: 'library' },
  { path: '/help', name: 'help' },
] as const;

export function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('common');
  const [here] = useLocation();
  const [menuAt, setMenuAt] = useState<string>();
  const menuOpen = menuAt === here;
  const shown = doors.map(({ path, name }) => ({
    href: `#${path}`,
    label: t(`doors.${name}`),
    here: here === path || here.startsWith(`${path}/`),
  }));
  return (
    <>
      <TopLine
        left={
          <>
            <Brand name={t('appName')} />
            <Nav label={t('doors.name')} doors={shown} />
          </>
        }
        right={
          <>
            <SpeechSwitch />
            <a
              href="#/settings"
              className="top-line-link top-line-wide"
              aria-current={here === '/settings' ? 'page' : undefined}
            >
              <Icon name="settings" />
              {t('doors.settings')}
            </a>
            <Button
              look="quiet"
              icon="menu"
              wordless
              className="top-line-menu"
              aria-expanded={menuOpen}
              aria-controls="doors-menu"
              onClick={() => {
                setMenuAt(menuOpen ? undefined : here);
              }}
            >
              {t('doors.menu')}
            </Button>
          </>
        }
      />
      <nav id="doors-menu" aria-label={t('doors.menu')} className="doors-menu" hidden={!menuOpen}>
        {[...shown, { href: '#/settings', label: t('doors.settings'), here: here === '/settings' }].map(
          (door) => (
            <a key={door.href} href={door.href} aria-current={door.here ? 'page' : undefined}>
              {door.label}
            </a>
          ),
        )}
      </nav>
      <DoorNotice />
      {children}
    </>
  );
}

function Brand({ name }: { readonly name: string }) {
  return (
    <a href="#/" className="brand">
      <Cube letter="C" side={24} still />
      {name}
    </a>
  );
}

export interface DoorNoticeProps {
  /** The table lies in memory: a lesson, or a puzzle. */
  readonly inMemory?: boolean;
}

export function DoorNotice({ inMemory = false }: DoorNoticeProps) {
  const { t } = useTranslation('common');
  const door = useDoor();
  return (
    <NoticesAbove>
      {door === 'open' ? (
        <>
          <LoadedAgain />
          <NoEarlier />
        </>
      ) : (
        <div className="door-notice">
          <Notice>
            {door === 'locked' ? (
              <Locked heading={2} onEntered={stay} />
            ) : (
              t(inMemory ? 'doorClosedInMemory' : 'doorClosed')
            )}
          </Notice>
        </div>
      )}
    </NoticesAbove>
  );
}

/** Does nothing: the notice disappears by itself once events come again. */
function stay(): void {}
