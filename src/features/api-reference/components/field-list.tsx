import { Link } from 'react-router-dom';
import { objectPath, type ShownField } from '../description';

interface FieldListProps {
  /** Where they are: each field's anchor begins with it. */
  id: string;
  fields: readonly ShownField[];
  /** Then optional fields are marked; else required ones. */
  isResponse?: boolean;
}

/** Fields with their types and descriptions. */
export function FieldList({ id, fields, isResponse = false }: FieldListProps) {
  return (
    <dl className="divide-y divide-line pb-2">
      {fields.map(({ name, type, object, required, text }) => (
        <div key={name} id={`${id}.${name}`} className="py-2.5 text-sm focus:bg-sunken">
          <dt className="flex flex-wrap gap-x-3 gap-y-0.5">
            <span className="font-mono font-semibold break-all">{name}</span>
            <span className="min-w-0 break-words text-muted">
              {object === null ? type : <ObjectLink name={object}>{type}</ObjectLink>}
              {isResponse ? (required ? '' : ', optional') : required ? ', required' : ''}
            </span>
          </dt>
          {text ? <dd className="mt-0.5 text-pretty break-words text-muted">{plain(text)}</dd> : null}
        </div>
      ))}
    </dl>
  );
}

/** A link to the fields of an object. */
export function ObjectLink({ name, children = name }: { name: string; children?: string }) {
  return (
    <Link to={objectPath(name)} className="text-evergreen-ink underline underline-offset-4">
      {children}
    </Link>
  );
}

/** A text of the description, which has code in backticks. */
export const plain = (text: string) => text.replaceAll('`', '');
