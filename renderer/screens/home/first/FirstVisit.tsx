import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Key } from '#renderer/controls/index.ts';
import { KeyOf, useCommands, useShortcut } from '#renderer/keys/index.ts';
import type { FirstLesson } from './lessons.ts';
import { LaidThing, MadeThing, TurnedThing } from './things.tsx';
import './first-visit.css';

const shortWays = ['new', 'library', 'design', 'box', 'words'] as const;

/** Home before anything was begun: one sentence, three ways in, and a line for those who know the games. */
export function FirstVisit({ lesson }: { readonly lesson: FirstLesson }) {
  const { t } = useTranslation('home');
  const [, go] = useLocation();
  const steps = { game: t(`common:games.${lesson.game}`), count: lesson.steps };
  const learn = `/learn/${lesson.game}`;
  useCommands({
    main: () => {
      go(learn);
    },
  });
  return (
    <>
      <p className="first-lead" data-spoken>
        {t('first.lead')}
      </p>
      <div className="first-ways">
        <Way
          name="learn"
          says={t('first.learn.says', steps)}
          thing={<TurnedThing />}
          all="/learn"
          path={learn}
          isFirst
        >
          {t('first.learn.do', steps)}
        </Way>
        <Way name="play" says={t('first.play.says')} thing={<LaidThing />} path="/now" command="home.now">
          {t('first.play.do')}
        </Way>
        <Way
          name="make"
          says={t('first.make.says')}
          thing={<MadeThing />}
          path="/tonight"
          command="home.tonight"
        >
          {t('first.make.do')}
        </Way>
      </div>
      <nav className="first-known" aria-labelledby="first-known">
        <p id="first-known" className="soft">
          {t('first.known')}
        </p>
        <ul>
          {shortWays.map((place) => (
            <li key={place}>
              <ShortWay place={place} />
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

interface WayProps {
  readonly name: 'learn' | 'play' | 'make';
  readonly says: string;
  readonly thing: ReactNode;
  /** This leads to all there is to choose from, where the button leads to one of it. */
  readonly all?: string | undefined;
  readonly path: string;
  readonly command?: 'main' | 'home.now' | 'home.tonight';
  readonly isFirst?: boolean;
  readonly children: string;
}

function Way({ name, says, thing, all, path, command = 'main', isFirst = false, children }: WayProps) {
  const { t } = useTranslation('home');
  const title = t(`first.${name}.title`);
  const id = `first-${name}`;
  return (
    <section className="first-way" aria-labelledby={id}>
      <div className="first-thing" aria-hidden>
        {thing}
      </div>
      <div className="first-words" data-spoken>
        <h2 id={id}>{all === undefined ? title : <a href={`#${all}`}>{title}</a>}</h2>
        <p id={`${id}-says`} className="soft">
          {says}
        </p>
        <a
          href={`#${path}`}
          className={`button button--large ${isFirst ? 'button--filled' : 'button--outlined'}`}
          aria-keyshortcuts={useShortcut(command)}
          aria-describedby={`${id}-says`}
        >
          {children}
          <KeyOf command={command} />
        </a>
      </div>
    </section>
  );
}

function ShortWay({ place }: { readonly place: (typeof shortWays)[number] }) {
  const { t } = useTranslation('home');
  return (
    <a href={`#/${place}`} aria-keyshortcuts={useShortcut(`home.${place}`)}>
      {t(`first.short.${place}`)}
      <Key command={`home.${place}`} />
    </a>
  );
}
