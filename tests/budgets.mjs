// Fails if the code breaks an import rule, or has more of something than tests/budgets.json allows.
//
//   npm run budgets               checks, as `npm test -- quick` does
//   npm run budgets -- --write    sets every budget to today’s value; lines of code to the next hundred
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

process.chdir(join(import.meta.dirname, '..'));
const run = (...[program, ...args]) => execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1e9 });
const git = (...args) =>
  run('git', ...args)
    .split(/[\0\n]/u)
    .filter(Boolean);

const budgetFile = 'tests/budgets.json';
const budgets = existsSync(budgetFile) ? JSON.parse(readFileSync(budgetFile, 'utf8')) : {};
const kinds = ['ts', 'tsx', 'mts', 'mjs', 'cjs', 'css', 'html', 'sql', 'psql', 'md', 'yml', 'toml'];
const written = [...kinds.map((kind) => `*.${kind}`), ':(exclude,attr:linguist-generated)'];
const files = git('ls-files', '-coz', '--exclude-standard', '--', ...written)
  .filter((file) => existsSync(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const lineAt = (text, index) => text.slice(0, index).split('\n').length;
const linesOf = (text) => lineAt(text.trimEnd());

/** By how many lines files grew since the numbers were set: what was added then is what to look at. */
const grown = new Map(
  git('diff', '--numstat', '--no-renames', git('log', '-1', '--format=%H', '--', budgetFile)[0] ?? 'HEAD')
    .map((line) => line.split('\t'))
    .map(([added, deleted, file]) => [file, added - deleted]),
);
for (const file of git('ls-files', '-oz', '--exclude-standard', '--', ...written))
  grown.set(file, linesOf(readFileSync(file, 'utf8')));

/** By the name of a budget: what counts against it, where it is, and how much it counts. */
const found = new Map(Object.keys(budgets).map((name) => [name, []]));
const count = (name, file, line, note, amount = 1) =>
  found.set(name, [...(found.get(name) ?? []), { file, line, note, amount }]);

const isUnitTest = (file) => /^(src|supabase)\/.+[.]test[.]tsx?$/u.test(file);
const isTest = (file) => /^(tests|e2e|supabase\/tests)\//u.test(file) || isUnitTest(file);

function countLines() {
  for (const { file, text } of files) {
    const [area] = /^(?:(?:src|supabase)\/[^/]+|tests\/(?:screens|backend)|e2e)(?=\/)/u.exec(file) ?? [];
    const rest = /^(?:src|tests)(?=\/)/u.test(file) && `${file.split('/')[0]} (rest)`;
    if (!(area ?? rest) || /[.](md|yml|toml)$/u.test(file)) continue;
    const lines = linesOf(text);
    count(`lines of ${isUnitTest(file) ? 'unit tests' : (area ?? rest)}`, file, 1, `${lines} lines`, lines);
    if (lines > 250) count(`${isTest(file) ? 'test' : 'product'} files over 250 lines`, file, 1, `${lines} lines`);
  }
}

/** Counts lines of bodies, without the line that begins and the one that ends them. */
function countLongFunctions() {
  const declaration = /create (?:or replace )?function ([\w.]+)[^;]*?\sas (\$\w*\$)\n([\s\S]*?)\n[^\n]*\2/gu;
  for (const { file, text } of files.filter((one) => one.file.startsWith('supabase/schemas/')))
    for (const { index, 1: name, 3: body } of text.matchAll(declaration))
      if (linesOf(body) > 60)
        count('SQL functions over 60 lines', file, lineAt(text, index), `${name} has ${linesOf(body)}`);
}

/** Until the first release, which the changelog’s headings show, there is one migration, rewritten by each change. */
function countMigrations() {
  const isReleased = /^## \[?v?\d/mu.test(readFileSync('CHANGELOG.md', 'utf8'));
  const migrations = git('ls-files', '-co', '--exclude-standard', '--', 'supabase/migrations').filter(existsSync);
  for (const file of migrations.sort().slice(1)) {
    const lines = linesOf(readFileSync(file, 'utf8'));
    if (!isReleased) count('migrations besides the baseline before a release', file, 1, `${lines} lines`);
    else if (lines > 300) count('migrations over 300 lines', file, 1, `${lines} lines`);
  }
}

/** Words that sound foreign, in comments, texts, names, and documents. */
function countBannedWords() {
  const words =
    '(?<!decision )stands(?! for)(?! alone)|told(?! apart)|asked for|whoever|meanwhile|by itself|put aside|at work|' +
    "goes on(?! top)|anew|for good(?! standing)|what(?: is|[’']s) (?:asked|told|kept|said)";
  const spaced = words.replaceAll(' ', '[\\s*/_-]+');
  const banned = new RegExp(`(?<![a-z])(?:${spaced})(?![a-z])`, 'giu');
  for (const { file, text } of files.filter((one) => one.file !== 'tests/budgets.mjs')) {
    const split = text.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, '_');
    for (const { 0: word, index } of split.matchAll(banned)) {
      const area = isTest(file) ? 'tests' : (/^(?:src|supabase(?:\/seed)?)(?=\/)/u.exec(file)?.[0] ?? 'documents');
      count(`banned words in ${area}`, file, lineAt(split, index), `“${word.replaceAll(/\s+/gu, ' ')}”`);
    }
  }
}

/** Titles of tests that make sense only behind that of their describe, such as “is empty without rent”. */
function countUnclearTitles() {
  const words =
    'is|are|isn’t|aren’t|was|were|can|can’t|has|have|keeps?|does|doesn’t|don’t|never|and|or|nor|but|of|for|with|' +
    'without|in|on|at|by|from|to|after|before|when|while|until';
  const title = new RegExp(`(?:\\b(?:it|test)|[\\])\`])\\(\\s*['"\`](?:${words})(?![\\w’-])[^'"\`\n]*`, 'gu');
  for (const { file, text } of files.filter((one) => /[.](?:test|spec)[.]tsx?$/u.test(one.file)))
    for (const { 0: start, index } of text.matchAll(title))
      count('test titles that need their describe', file, lineAt(text, index), start.replace(/^[^'"`]+['"`]/u, ''));
}

function countClones() {
  const folder = mkdtempSync(join(tmpdir(), 'cornerlot-clones-'));
  const ignored = [...git('ls-files', ':(attr:linguist-generated)*.ts'), '**/*.test.ts', '**/*.test.tsx'].join(',');
  const report = ['--fail-on-empty', '--absolute', '--reporters', 'json', '--output', folder, '--ignore', ignored];
  const options = '--format typescript,tsx,sql --min-lines 15 --min-tokens 75 --ignore-identifiers --similarity 0.9';
  const areas = ['src', 'supabase/schemas', 'supabase/functions'];
  run(process.execPath, 'node_modules/jscpd/run-jscpd.js', ...areas, ...options.split(' '), ...report);
  const { duplicates } = JSON.parse(readFileSync(join(folder, 'jscpd-report.json'), 'utf8'));
  rmSync(folder, { recursive: true });
  for (const { lines, firstFile, secondFile } of duplicates) {
    const [first, second] = [firstFile, secondFile].map(({ name }) => relative('', name).replaceAll('\\', '/'));
    // Rows of a table are alike: it repeats itself from one row to the next.
    if (first === second && secondFile.start < firstFile.end) continue;
    count('clones of 15 lines or more', first, firstFile.start, `${lines} lines as in ${second}:${secondFile.start}`);
  }
}

/** Returns what breaks a rule of .dependency-cruiser.cjs. */
function countImports() {
  const program = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';
  const areas = ['src', 'supabase/local', 'supabase/functions'];
  const { modules, summary } = JSON.parse(run(process.execPath, program, '--output-type', 'json', ...areas));
  const imports = modules.flatMap(({ source, dependencies }) =>
    isTest(source) ? [] : dependencies.map(({ module, resolved }) => ({ source, module, resolved })),
  );
  const report = (name, { source, module, resolved }, amount = 1) => {
    const text = readFileSync(source, 'utf8');
    count(name, source, lineAt(text, text.indexOf(`'${module}'`)), `imports ${resolved}`, amount);
  };
  const folderOf = (file) => /^(?:src|supabase)\/[^/]+\/[^/]+(?=\/)/u.exec(file)?.[0];
  /** An import from a folder to another, by their names: if possible one of a file that changed. */
  const edges = new Map();
  for (const one of imports.sort((a, b) => grown.has(b.source) - grown.has(a.source))) {
    const [from, to] = [one.source, one.resolved].map(folderOf);
    if (!from || !to || from === to) continue;
    if (!edges.has(from)) edges.set(from, new Map());
    if (!edges.get(from).has(to)) edges.get(from).set(to, one);
  }
  const reachable = (from, seen = new Set()) => {
    for (const to of edges.get(from)?.keys() ?? []) if (!seen.has(to)) reachable(to, seen.add(to));
    return seen;
  };
  for (const [from, targets] of edges) {
    const [, one] = [...targets].find(([to]) => reachable(to).has(from)) ?? [];
    if (one) report(`folders of ${from.split('/')[0]} in a circle`, one);
    for (const [to, other] of targets)
      if (edges.get(to)?.has(from)) report('pairs of folders that import each other', other, 0.5);
  }
  // Many files may reach something by way of one import: the shortest way shows which.
  const broken = new Map();
  const wayOf = ({ from, to, via = [] }) => [...new Set([from, ...via.map(({ name }) => name), to])];
  for (const violation of summary.violations.sort((a, b) => wayOf(a).length - wayOf(b).length)) {
    const { rule, from, to, via } = violation;
    const key = `${rule.name} ${via ? '' : from} ${to}`;
    if (!broken.has(key)) broken.set(key, `${rule.name}: ${wayOf(violation).join(' imports ')}`);
  }
  return [...broken.values()];
}

countLines();
countLongFunctions();
countMigrations();
countBannedWords();
countUnclearTitles();
countClones();
const problems = countImports();

const today = {};
for (const name of [...found.keys()].sort()) {
  const places = found.get(name);
  const sum = places.reduce((total, { amount }) => total + amount, 0);
  const most = budgets[name] ?? 0;
  const isLines = name.startsWith('lines');
  today[name] = isLines ? Math.ceil(sum / 100) * 100 : sum;
  if (today[name] < most) console.log(`${name}: ${sum}, of at most ${most}. The budget can be lowered.`);
  if (sum <= most) continue;
  const growth = ({ file }) => grown.get(file) ?? 0;
  const since = places.filter((place) => (isLines ? growth(place) > 0 : grown.has(place.file)));
  const shown = (since.length > 0 ? since : places).sort((a, b) => growth(b) - growth(a) || b.amount - a.amount);
  const lines = shown.slice(0, 12).map((place) => {
    const more = isLines && growth(place) > 0 ? `, ${growth(place)} more than when the budget was set` : '';
    return `  ${place.file}:${place.line} ${place.note}${more}`;
  });
  if (shown.length > lines.length) lines.push(`  and ${shown.length - lines.length} more`);
  problems.push(`${name}: ${sum}, of at most ${most}\n${lines.join('\n')}`);
}

if (process.argv.includes('--write')) {
  writeFileSync(budgetFile, `${JSON.stringify(today, null, 2)}\n`);
  console.log(`Wrote ${budgetFile}. A commit that raises a number says why.`);
} else if (problems.length > 0) {
  console.error(problems.join('\n'));
  console.error(`Reduce it, or run \`npm run budgets -- --write\` and say in the commit why ${budgetFile} grows.`);
  process.exit(1);
} else console.log('No import rule is broken, and no budget is exceeded.');
