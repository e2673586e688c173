import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusFallback, useKept } from '#renderer/app/index.ts';
import { Button, Choice, Notice, Sheet, useAnnounce } from '#renderer/controls/index.ts';
import { toldOnce, useKeyMap, useKeySections, useKeyText } from '#renderer/keys/index.ts';
import {
  keyChoiceName,
  keyChoiceSchema,
  keyRefusal,
  noChoice,
  withOwnKey,
  withUsualKey,
  type KeyChoice,
  type KeyRefusal,
} from '#shared/keys/index.ts';
import { useNewKey } from './use-new-key.ts';

const hands = ['both', 'left', 'right'] as const;

/** The one-handed sets, and keys of one's own by command. */
export function KeySettings() {
  const { t } = useTranslation('common');
  const [choice, change] = useKept<KeyChoice>(keyChoiceName, keyChoiceSchema, noChoice);
  const [isOpen, setOpen] = useState(false);
  const says = useId();
  return (
    <Sheet aria-labelledby="settings-keys">
      <div className="setting">
        <h2 id="settings-keys">{t('keySettings.hand.label')}</h2>
        <Choice
          label={t('keySettings.hand.label')}
          value={choice.hand}
          choices={hands.map((value) => ({ value, label: t(`keySettings.hand.${value}`) }))}
          onChange={(hand) => {
            change((kept) => ({ ...kept, hand }));
          }}
          describedBy={says}
        />
        <p id={says} className="small soft">
          {t(`keySettings.hand.says.${choice.hand}`)}
        </p>
      </div>
      <div className="setting">
        <h2>{t('keySettings.title')}</h2>
        <Button
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {t(isOpen ? 'keySettings.hide' : 'keySettings.show')}
        </Button>
        <p className="small soft">{t('keySettings.says')}</p>
      </div>
      {isOpen ? <OwnKeys choice={choice} change={change} /> : null}
    </Sheet>
  );
}

interface OwnKeysProps {
  readonly choice: KeyChoice;
  readonly change: (next: (kept: KeyChoice) => KeyChoice) => void;
}

function OwnKeys({ choice, change }: OwnKeysProps) {
  const { t } = useTranslation('common');
  const say = useAnnounce();
  const groups = useGroups();
  const does = (command: string) =>
    groups.flatMap(({ rows }) => rows).find((row) => row.command === command)?.does ?? '';
  const [changing, setChanging] = useState<string>();
  const hasOwn = Object.keys(choice.own).length > 0;
  return (
    <div className="own-keys">
      {groups.map(({ id, title, rows }) => (
        <section key={id} aria-labelledby={`own-${id}`}>
          <h3 id={`own-${id}`} className="label">
            {title}
          </h3>
          <ul>
            {rows.map((row) => (
              <KeyRow
                key={row.command}
                row={row}
                does={does}
                isOwn={choice.own[row.command] !== undefined}
                isChanging={changing === row.command}
                onChanging={(isChanging) => setChanging(isChanging ? row.command : undefined)}
                change={change}
              />
            ))}
          </ul>
        </section>
      ))}
      <Button
        aria-disabled={!hasOwn}
        onClick={() => {
          if (!hasOwn) return;
          change((kept) => ({ ...kept, own: {} }));
          say(t('keySettings.areUsual'));
        }}
      >
        {t('keySettings.allUsual')}
      </Button>
    </div>
  );
}

interface Tried {
  readonly chord: string;
  readonly refusal: KeyRefusal;
}

interface KeyRowProps {
  readonly row: Row;
  readonly does: (command: string) => string;
  readonly isOwn: boolean;
  readonly isChanging: boolean;
  readonly onChanging: (isChanging: boolean) => void;
  readonly change: OwnKeysProps['change'];
}

function KeyRow({ row: { command, does: told, keys }, does, isOwn, isChanging, ...row }: KeyRowProps) {
  const { t } = useTranslation('common');
  const say = useAnnounce();
  const map = useKeyMap();
  const keyText = useKeyText();
  const [tried, setTried] = useState<Tried>();
  const place = useFocusFallback<HTMLLIElement>((scope) => scope.querySelector('button'));
  const begin = (isBegun: boolean) => {
    setTried(undefined);
    row.onChanging(isBegun);
  };
  const take = (chord: string, swap?: string) => {
    row.change((kept) => withOwnKey(kept, command, chord, swap));
    say(t('keySettings.now', { key: keyText(chord), does: told }));
    begin(false);
  };
  useNewKey(
    place,
    isChanging,
    (chord) => {
      const refusal = keyRefusal(map, command, chord);
      if (refusal === undefined) take(chord);
      else setTried({ chord, refusal });
    },
    () => {
      say(t('keySettings.left'));
      begin(false);
    },
  );
  return (
    <li ref={place} data-awaits-key={isChanging ? '' : undefined}>
      <span>{told}</span>
      <kbd>{keys}</kbd>
      <span className="own-keys-acts">
        <Button
          size="small"
          aria-label={t('keySettings.changeOf', { does: told })}
          aria-pressed={isChanging}
          onClick={() => {
            begin(true);
            say(t('keySettings.press'));
          }}
        >
          {t('keySettings.change')}
        </Button>
        {isOwn ? (
          <Button
            size="small"
            look="link"
            aria-label={t('keySettings.usualOf', { does: told })}
            onClick={() => {
              row.change((kept) => withUsualKey(kept, command));
              say(t('keySettings.isUsual', { does: told }));
            }}
          >
            {t('keySettings.usual')}
          </Button>
        ) : null}
      </span>
      {!isChanging ? null : tried === undefined ? (
        <p className="own-keys-says">{t('keySettings.press')}</p>
      ) : (
        <Refused
          tried={tried}
          does={does}
          onSwap={(other) => {
            take(tried.chord, other);
          }}
        />
      )}
    </li>
  );
}

interface RefusedProps {
  readonly tried: Tried;
  readonly does: (command: string) => string;
  readonly onSwap: (other: string) => void;
}

function Refused({ tried: { chord, refusal }, does, onSwap }: RefusedProps) {
  const { t } = useTranslation('common');
  const key = useKeyText()(chord);
  if (refusal.kind !== 'taken') return <Notice>{t(`keySettings.reserved.${refusal.kind}`, { key })}</Notice>;
  const { command, canSwap } = refusal;
  return (
    <Notice
      mend={
        canSwap ? (
          <Button
            size="small"
            data-swap
            onClick={() => {
              onSwap(command);
            }}
          >
            {t('keySettings.swap')}
          </Button>
        ) : undefined
      }
    >
      {t(canSwap ? 'keySettings.canSwap' : 'keySettings.taken', { key, does: does(command) })}
    </Notice>
  );
}

interface Row {
  readonly command: string;
  readonly does: string;
  readonly keys: string;
}

/** Returns the commands whose key can be another, each once at the first place that tells it; what holds everywhere comes first. */
function useGroups() {
  const sections = useKeySections();
  const map = useKeyMap();
  const first = ['everywhere', 'table'].flatMap((place) => sections.get(place) ?? []);
  return toldOnce([...first, ...sections.values()])
    .map(({ id, title, commands, keys }) => ({
      id,
      title,
      rows: commands.flatMap((command, at): readonly Row[] => {
        const [named = '', does = ''] = keys[at] ?? [];
        return map.get(command)?.isFixed === false ? [{ command, does, keys: named }] : [];
      }),
    }))
    .filter(({ rows }) => rows.length > 0);
}
