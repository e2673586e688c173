import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
// Import the gateway before anything that makes a schema: see its no-eval.ts.
import { connect } from '#renderer/gateway/index.ts';
import { settings as settingsSchema } from '#shared/contract/index.ts';
import { createTranslator, languageOf } from '#shared/i18n/index.ts';
import { applyTheme } from '#renderer/theme/index.ts';
import '#renderer/theme/base.css';
import { App } from './App.tsx';
import { keepFocus } from './focus-keeper.ts';
import { GatewayContext } from './gateway-context.tsx';
import { speak } from './language.ts';
import { leaveFieldWithScreen } from './leave-field.ts';
import { LockedPage } from './Locked.tsx';
import { guardPresses } from './presses.ts';
import { SettingsProvider } from './settings-context.tsx';
import { Speech } from './speech/Speech.tsx';
import { keepWindowScale } from './layout.ts';
import './app.css';

/** Reads the settings first, so that the page never flashes in another theme. */
async function start(): Promise<void> {
  const gateway = connect();
  const read = await gateway.call('readSettings');
  const isLocked = !read.ok && read.problem.code === 'app/session-ended';
  const initial = read.ok ? read.value : settingsSchema.parse({});
  applyTheme(initial)();
  const root = document.getElementById('app');
  if (root === null) throw new Error('The page has no place for the screens');
  guardPresses();
  keepFocus();
  leaveFieldWithScreen();
  keepWindowScale();
  const i18n = createTranslator();
  await speak(i18n, languageOf(initial.language, navigator.languages));
  createRoot(root).render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <GatewayContext value={gateway}>
          <SettingsProvider initial={initial}>
            <Speech>{isLocked ? <LockedPage /> : <App />}</Speech>
          </SettingsProvider>
        </GatewayContext>
      </I18nextProvider>
    </StrictMode>,
  );
}

void start();
