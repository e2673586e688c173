import { afrikaans } from './lists/afrikaans.ts';
import { dutch } from './lists/dutch.ts';
import { englishLarge } from './lists/english-large.ts';
import { english } from './lists/english.ts';
import { writeList } from './lists/write-list.ts';

/**
 * Builds the committed word lists from the packages they come from: `npm run lists -- [NAME...] [--debs FOLDER]`.
 * The results are in the repository, so that neither play nor a build needs the packages. Each list is checked
 * against the number of words that its package is known to hold.
 */
const recipes = [english, englishLarge, dutch, afrikaans];
const named = process.argv.slice(2).filter((one, at, all) => one !== '--debs' && all[at - 1] !== '--debs');
const unknown = named.find((name) => !recipes.some((recipe) => recipe.name === name));
if (unknown !== undefined) {
  console.error(`No list is called ${unknown}. There are: ${recipes.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
for (const recipe of recipes.filter(({ name }) => named.length === 0 || named.includes(name))) {
  console.log(writeList(recipe));
}
