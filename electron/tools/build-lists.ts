import { afrikaans } from './lists/afrikaans.ts';
import { dutch } from './lists/dutch.ts';
import { englishLarge } from './lists/english-large.ts';
import { english } from './lists/english.ts';
import { writeFamilyLists } from './lists/family.ts';
import { swedish } from './lists/swedish.ts';
import { writeList } from './lists/write-list.ts';

/** Run `npm run lists -- [NAME...] [--debs FOLDER]`; `family` is made from the bundled lists as they then are. */
const recipes = [english, englishLarge, dutch, afrikaans, swedish];
const family = 'family';
const names = [...recipes.map(({ name }) => name), family];
const named = process.argv.slice(2).filter((one, at, all) => one !== '--debs' && all[at - 1] !== '--debs');
const unknown = named.find((name) => !names.includes(name));
if (unknown !== undefined) {
  console.error(`No list is called ${unknown}. There are: ${names.join(', ')}`);
  process.exit(1);
}
const isWanted = (name: string) => named.length === 0 || named.includes(name);
for (const recipe of recipes.filter(({ name }) => isWanted(name))) console.log(writeList(recipe));
if (isWanted(family)) console.log(writeFamilyLists());
