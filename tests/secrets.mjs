// Fails on a secret in any file that git tracks.
import { execFileSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { join } from 'node:path';

process.chdir(join(import.meta.dirname, '..'));
// Pictures, films, and generated data.
const skipped =
  /\.(webp|png|jpe?g|ico|woff2|mp4|pdf|gz)$|^supabase\/(migrations|data|seed)|package-lock|database\.types/;
const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && !skipped.test(file));
// secretlint measures itself, and looks for each measurement among all earlier ones.
performance.mark = () => undefined;
const { cli, run } = await import('secretlint/cli');
const { exitStatus, stdout, stderr } = await run(files, { ...cli.flags, glob: false });
console.log(stdout ?? '', stderr ?? '', exitStatus === 0 ? `No secrets in ${files.length} files.` : '');
process.exit(exitStatus);
