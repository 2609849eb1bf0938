// Fails on a secret in any file that git tracks. In small portions, because secretlint slows down with many files.
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
// Pictures, films, and generated data.
const skipped =
  /\.(webp|png|jpe?g|ico|woff2|mp4|pdf|gz)$|^supabase\/(migrations|data|seed)|package-lock|database\.types/;
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && !skipped.test(file));
const secretlint = join(root, 'node_modules/.bin/secretlint');
let failed = false;
for (let at = 0; at < files.length; at += 120) {
  const { status } = spawnSync(secretlint, ['--no-glob', ...files.slice(at, at + 120)], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  failed ||= status !== 0;
}
if (!failed) console.log(`No secrets in ${files.length} files.`);
process.exit(failed ? 1 : 0);
