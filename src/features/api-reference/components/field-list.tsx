import type { ShownField } from '../description';

interface FieldListProps {
  fields: readonly ShownField[];
  /** Then optional fields are marked; else required ones. */
  isResponse?: boolean;
}

/** Fields with their types and descriptions. */
export function FieldList({ fields, isResponse = false }: FieldListProps) {
  return (
    <dl className="divide-y divide-line pb-2">
      {fields.map(({ name, type, required, text }) => (
        <div key={name} className="py-2.5 text-sm">
          <dt className="flex flex-wrap gap-x-3 gap-y-0.5">
            <span className="font-mono font-semibold break-all">{name}</span>
            <span className="min-w-0 break-words text-muted">
              {type}
              {isResponse ? (required ? '' : ', optional') : required ? ', required' : ''}
            </span>
          </dt>
          {text ? <dd className="mt-0.5 text-pretty break-words text-muted">{text}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
