import { app } from 'electron';
import type { SettingsService } from '#electron/services/home/settings.ts';
import { textsIn } from '#electron/services/texts.ts';
import { languageOf, type Language, type Translate } from '#shared/i18n/index.ts';

type SettingsReader = Pick<SettingsService, 'read'>;

/** The language of the screens; without settings it is that of the system. */
export async function languageNow(settings?: SettingsReader): Promise<Language> {
  const read = await settings?.read();
  return languageOf(read?.ok === true ? read.value.language : 'system', app.getPreferredSystemLanguages());
}

export async function textsNow(settings?: SettingsReader): Promise<Translate> {
  return textsIn(await languageNow(settings));
}
