import { objectFields, type Description } from '../description';
import { FieldList, plain } from './field-list';
import { Fold } from './fold';

/** What responses and events contain. */
export function ObjectList({ description }: { description: Description }) {
  return (
    <div className="flex flex-col gap-3">
      {Object.entries(description.components.schemas).map(([name, schema]) => (
        <Fold key={name} id={`object-${name}`} title={<span className="font-mono">{name}</span>}>
          {schema.description ? <p className="pb-2 text-sm text-muted">{plain(schema.description)}</p> : null}
          <FieldList id={`object-${name}`} fields={objectFields(schema)} isResponse />
        </Fold>
      ))}
    </div>
  );
}
