import { apiPages } from '@/domain/integrations/api-pages';
import { paths } from '@/domain/site/paths';
import {
  bodyFields,
  eventPath,
  eventsOf,
  objectFields,
  objectPath,
  operationPath,
  operationsOf,
  parameterFields,
  problemPath,
  type Description,
  type ShownField,
} from './description';

/** Something that the reference explains. */
export interface Entry {
  name: string;
  /** Where it belongs, or what it is. */
  about: string;
  to: string;
  /** Where else its words may be. */
  text: string;
}

/** Everything to find: pages, operations, events, errors, objects, and fields. */
export function entriesOf(description: Description): Entry[] {
  const fieldsAt = (to: string, about: string, fields: readonly ShownField[]) =>
    fields.map(({ name, text }) => ({ name, about: `Field of ${about}`, to: `${to}.${name}`, text }));
  const operations = operationsOf(description);
  const objects = Object.entries(description.components.schemas);
  return [
    ...apiPages.map(({ slug, name, text }) => ({ name, about: text, to: paths.developersPage(slug), text: '' })),
    ...operations.map((operation) => ({
      name: operation.summary,
      about: `${operation.method} ${operation.path}`,
      to: operationPath(operation),
      text: `${operation.operationId} ${operation.description}`,
    })),
    ...eventsOf(description).flatMap(({ topic, title, text, types }) =>
      types.map((type) => ({ name: type, about: `Event: ${title.toLowerCase()}`, to: eventPath(topic), text })),
    ),
    ...description['x-problems'].map(({ code, status, title }) => ({
      name: code,
      about: `Error ${status}: ${title}`,
      to: problemPath(code),
      text: '',
    })),
    ...objects.map(([name, { description: text = '' }]) => ({ name, about: 'Object', to: objectPath(name), text })),
    ...operations.flatMap((operation) => [
      ...fieldsAt(`${operationPath(operation)}.parameters`, operation.summary, parameterFields(operation)),
      ...fieldsAt(`${operationPath(operation)}.body`, operation.summary, bodyFields(operation)),
    ]),
    ...objects.flatMap(([name, schema]) => fieldsAt(objectPath(name), name, objectFields(schema))),
  ];
}

/** The entries that have every word of a search, those with it in their names first. */
export function find(entries: readonly Entry[], search: string): Entry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const rank = ({ name, about, text }: Entry) => {
    if (name.toLowerCase() === words.join(' ')) return 0;
    return has(name) ? 1 : has(`${name} ${about}`) ? 2 : has(`${name} ${about} ${text}`) ? 3 : 4;
  };
  return entries
    .map((entry) => ({ entry, rank: rank(entry) }))
    .filter((found) => found.rank < 4)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}
