import { fileOf, recorded, vectorFiles } from '#tests/firmware-protocol/recorded-vectors.ts';
import { writeKept } from '#tests/support/kept-json.ts';

/**
 * `npm run vectors`: what would change in the vectors of the wire if they were written anew from PROTOCOL.md, value by
 * value; `npm run vectors -- --write` writes it. Exits with 1 where something differs and is not written.
 */
const writes = process.argv.includes('--write');
let differing = 0;
for (const name of vectorFiles) {
  const { content, changes } = recorded(name);
  for (const { vector, key, was, is } of changes) {
    console.log(`${name}.json, ${vector}, ${key}:\n- ${JSON.stringify(was)}\n+ ${JSON.stringify(is)}`);
  }
  differing += changes.length;
  if (writes && changes.length > 0) await writeKept(fileOf(name), content);
}
console.log(
  differing === 0
    ? 'All vectors are as PROTOCOL.md has them.'
    : `${differing} values ${writes ? 'written' : 'differ; --write writes them'}.`,
);
if (differing > 0 && !writes) process.exitCode = 1;
