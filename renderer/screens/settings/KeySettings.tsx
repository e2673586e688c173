import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemembered } from '#renderer/app/index.ts';
import { Button, Choice, Notice, Sheet, useAnnounce } from '#renderer/controls/index.ts';
import { useKeyMap, useKeyText } from '#renderer/keys/index.ts';
import {
  allPlaces,
  commandName,
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
  const [choice, choose] = useRemembered<KeyChoice>(keyChoiceName, keyChoiceSchema, noChoice);
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
            choose({ ...choice, hand });
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
      {isOpen ? <OwnKeys choice={choice} choose={choose} /> : null}
    </Sheet>
  );
}

interface OwnKeysProps {
  readonly choice: KeyChoice;
  readonly choose: (choice: KeyChoice) => void;
}

interface Tried {
  readonly chord: string;
  readonly refusal: KeyRefusal;
}

function OwnKeys({ choice, choose }: OwnKeysProps) {
  const { t } = useTranslation('common');
  const say = useAnnounce();
  const map = useKeyMap();
  const keyText = useKeyText();
  const groups = useGroups();
  const does = (command: string) =>
    groups.flatMap(({ rows }) => rows).find((row) => row.command === command)?.does ?? '';
  const [changing, setChanging] = useState<string>();
  const [tried, setTried] = useState<Tried>();
  const stop = () => {
    setChanging(undefined);
    setTried(undefined);
  };
  const take = (command: string, chord: string, swap?: string) => {
    choose(withOwnKey(choice, command, chord, swap));
    say(t('keySettings.now', { key: keyText(chord), does: does(command) }));
    stop();
  };
  useNewKey(
    changing !== undefined,
    (chord) => {
      if (changing === undefined) return;
      const refusal = keyRefusal(map, changing, chord);
      if (refusal === undefined) take(changing, chord);
      else setTried({ chord, refusal });
    },
    () => {
      say(t('keySettings.left'));
      stop();
    },
  );
  return (
    <div className="own-keys">
      {groups.map(({ place, title, rows }) => (
        <section key={place} aria-labelledby={`own-keys-${place}`}>
          <h3 id={`own-keys-${place}`} className="label">
            {title}
          </h3>
          <ul>
            {rows
              .filter(({ isFixed }) => !isFixed)
              .map(({ command, does: told }) => (
                <li key={command}>
                  <span>{told}</span>
                  <kbd>{(map.get(command)?.keys ?? []).map(keyText).join(', ')}</kbd>
                  <span className="own-keys-acts">
                    <Button
                      size="small"
                      aria-label={t('keySettings.changeOf', { does: told })}
                      aria-pressed={changing === command}
                      onClick={() => {
                        setTried(undefined);
                        setChanging(command);
                        say(t('keySettings.press'));
                      }}
                    >
                      {t('keySettings.change')}
                    </Button>
                    {choice.own[command] === undefined ? null : (
                      <Button
                        size="small"
                        look="link"
                        aria-label={t('keySettings.usualOf', { does: told })}
                        onClick={() => {
                          choose(withUsualKey(choice, command));
                          say(t('keySettings.isUsual', { does: told }));
                        }}
                      >
                        {t('keySettings.usual')}
                      </Button>
                    )}
                  </span>
                  {changing !== command ? null : tried === undefined ? (
                    <p className="own-keys-says">{t('keySettings.press')}</p>
                  ) : (
                    <Refused
                      tried={tried}
                      does={does}
                      onSwap={(other) => {
                        take(command, tried.chord, other);
                      }}
                    />
                  )}
                </li>
              ))}
          </ul>
        </section>
      ))}
      <Button
        disabled={Object.keys(choice.own).length === 0}
        onClick={() => {
          choose({ ...choice, own: {} });
          say(t('keySettings.areUsual'));
          stop();
        }}
      >
        {t('keySettings.allUsual')}
      </Button>
    </div>
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
  readonly isFixed: boolean;
}

interface Group {
  readonly place: string;
  readonly title: string;
  readonly rows: readonly Row[];
}

/** Each command stands once, at the first place that tells it; what holds everywhere comes first. */
function useGroups(): readonly Group[] {
  const { t } = useTranslation('help');
  const texts = t('keyTexts', { returnObjects: true }) as unknown as Readonly<
    Record<string, { readonly title: string; readonly keys: Readonly<Record<string, string>> }>
  >;
  const map = useKeyMap();
  const seen = new Set<string>();
  const first = ['everywhere', 'table'];
  const places = [...first, ...Object.keys(allPlaces).filter((place) => !first.includes(place))];
  return places
    .map((place): Group => {
      const rows = Object.entries(allPlaces[place] ?? {}).flatMap(([name, row]): readonly Row[] => {
        const command = commandName(place, name, row);
        if (seen.has(command)) return [];
        seen.add(command);
        const isFixed = map.get(command)?.isFixed !== false;
        return [{ command, does: texts[place]?.keys[name] ?? '', isFixed }];
      });
      return { place, title: texts[place]?.title ?? '', rows };
    })
    .filter(({ rows }) => rows.some(({ isFixed }) => !isFixed));
}
