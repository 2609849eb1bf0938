import type { Operation } from './description';

/** In what an example is written. */
export const languages = ['curl', 'JavaScript', 'Python'] as const;

export type Language = (typeof languages)[number];

type Shown = Pick<Operation, 'method' | 'path' | 'requestBody' | 'x-example'>;

/** A request, with $NAMES in its texts for what the reader's environment has. */
interface Request {
  method: string;
  /** After the API's address. */
  target: string;
  /** JSON to send; undefined without. */
  body: Record<string, unknown> | undefined;
  /** Whether it sends a picture. */
  isPicture: boolean;
}

const writers: Readonly<Record<Language, (request: Request) => string>> = {
  curl: writeCurl,
  JavaScript: writeJavaScript,
  Python: writePython,
};

/**
 * An example of an operation, from the description's own. It runs where the variables $API and $API_KEY are set, and
 * those of its IDs: Python with `requests`, JavaScript as a module of Node.js.
 */
export function exampleOf({ method, path, requestBody, 'x-example': example }: Shown, language: Language): string {
  const query = Object.entries(example?.query ?? {}).map(
    ([name, value]) => `${name}=${encodeURIComponent(String(value)).replaceAll('%2C', ',')}`,
  );
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`);
  return writers[language]({
    method,
    target: address + (query.length > 0 ? `?${query.join('&')}` : ''),
    body: example?.body,
    isPicture: requestBody !== undefined && !requestBody.content['application/json'],
  });
}

const jsonText = (body: unknown, indent: number, space: string) =>
  JSON.stringify(body, null, indent).replaceAll('\n', `\n${space}`);

function writeCurl({ method, target, body, isPicture }: Request): string {
  const json = body && jsonText(body, 2, '  ');
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"$API${target}"`,
    '-H "Authorization: Bearer $API_KEY"',
    ...(method === 'POST' ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    // A shell fills in $NAMES between double quotes only.
    ...(json
      ? [`-H "Content-Type: application/json"`, `-d ${json.includes('$') ? inDoubleQuotes(json) : `'${json}'`}`]
      : []),
    ...(isPicture ? ['-H "Content-Type: image/jpeg"', '--data-binary @picture.jpg'] : []),
  ];
  return lines.join(' \\\n  ');
}

const inDoubleQuotes = (text: string) => `"${text.replaceAll('"', String.raw`\"`)}"`;

function writeJavaScript({ method, target, body, isPicture }: Request): string {
  const json = body && jsonText(body, 2, '  ').replaceAll(/"\$(\w+)"/g, 'process.env.$1');
  const headers = [
    'Authorization: `Bearer ${process.env.API_KEY}`,',
    ...(method === 'POST' ? [`'Idempotency-Key': crypto.randomUUID(),`] : []),
    ...(json ? [`'Content-Type': 'application/json',`] : []),
    ...(isPicture ? [`'Content-Type': 'image/jpeg',`] : []),
  ];
  return [
    ...(isPicture ? [`import { readFile } from 'node:fs/promises';`, ''] : []),
    `const response = await fetch(\`${`$API${target}`.replaceAll(/\$(\w+)/g, '${process.env.$1}')}\`, {`,
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    '  headers: {',
    ...headers.map((line) => `    ${line}`),
    '  },',
    ...(json ? [`  body: JSON.stringify(${json}),`] : []),
    ...(isPicture ? [`  body: await readFile('picture.jpg'),`] : []),
    '});',
    'console.log(response.status, await response.text());',
  ].join('\n');
}

const pythonWords: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };

function writePython({ method, target, body, isPicture }: Request): string {
  const json =
    body &&
    jsonText(body, 4, '    ')
      .replaceAll(/"\$(\w+)"/g, 'os.environ["$1"]')
      .replaceAll(/(?<=^ *("\w+": )?)(true|false|null)(?=,?$)/gm, (_, __, word: string) => pythonWords[word] ?? word);
  const headers = [
    `"Authorization": f"Bearer {os.environ['API_KEY']}",`,
    ...(method === 'POST' ? ['"Idempotency-Key": str(uuid.uuid4()),'] : []),
    ...(isPicture ? ['"Content-Type": "image/jpeg",'] : []),
  ];
  return [
    'import os',
    ...(method === 'POST' ? ['import uuid'] : []),
    '',
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    `    f"${`$API${target}`.replaceAll(/\$(\w+)/g, `{os.environ['$1']}`)}",`,
    '    headers={',
    ...headers.map((line) => `        ${line}`),
    '    },',
    ...(json ? [`    json=${json},`] : []),
    ...(isPicture ? ['    data=open("picture.jpg", "rb"),'] : []),
    ')',
    'print(response.status_code, response.text)',
  ].join('\n');
}
