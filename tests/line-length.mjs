// Fails for lines over 120 columns, which oxfmt leaves alone in comments, long strings, and SQL.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const most = 120;
const kinds = ['ts', 'tsx', 'mjs', 'mts', 'cjs', 'css', 'sql', 'psql', 'toml', 'yml'].map((kind) => `*.${kind}`);
/** Data and generated files. */
const data = /^supabase\/(data|migrations|seed)\/|\/(database\.types|api\/catalog|api\/client)\.ts$/;

const files = execFileSync('git', ['ls-files', '-z', '--', ...kinds], { encoding: 'utf8' })
  .split('\0')
  .filter(Boolean);
const tooLong = files
  .filter((file) => !data.test(file))
  .flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.flatMap(({ length }, index) => (length > most ? [`${file}:${index + 1} has ${length} columns`] : []));
  });
for (const line of tooLong) console.error(line);
if (tooLong.length > 0) process.exit(1);
console.log(`No line has more than ${most} columns.`);
