import { fieldText } from '@/domain/listing/field-text';
import type { ListingField } from '@/domain/listing/fields';
import { useState } from 'react';
import { pluralize } from '@/kit/formatting/format';
import { usStates } from '@/domain/place/us-states';
import { Disclosure } from '@/kit/ui/disclosure';
import { Button } from '@/kit/ui/button';
import { Field, FormError } from '@/kit/ui/field';
import { Select, Textarea } from '@/kit/ui/input';
import { Warning } from '@/kit/ui/warning';
import { otherAddress } from '@/domain/import/address-columns';
import { fieldGroups, fieldLabel, importedInfo, type ImportField } from '@/domain/import/fields';
import { asksPeriod, columnPeriod, isInAcres, type ColumnUnit, type Mapping } from '@/domain/import/mapping';
import { periodChoices } from '@/domain/import/periods';
import { sourceOf, withColumn, withUnit, withValue } from '../column-mapping';
import type { TableSummary } from '../table-worker';
import type { ImportState, ImportSteps } from '../use-import';
import { StepHeading } from './step-heading';

interface MapColumnsProps {
  state: Extract<ImportState, { step: 'map' }>;
  steps: ImportSteps;
}

/** Which column is which field of a listing. */
export function MapColumns({ state: { file, building, problem }, steps }: MapColumnsProps) {
  const { summary, mapping } = file;
  const used = new Set(Object.values(mapping.columns));
  const other = file.remembered ? null : otherAddress(summary.headers);
  const unused = summary.headers.filter((header) => !used.has(header));
  return (
    <section aria-labelledby="import-step" className="flex flex-col gap-6">
      <StepHeading
        title="Match the columns"
        fileName={file.name}
        text={`${pluralize(summary.rowCount + summary.rejectCount + summary.otherCount, 'row')}, ${whatWeKnow(file)}`}
        notes={summary.notes}
        onRestart={steps.restart}
      />
      {other === null ? null : (
        <Warning>
          This file has two addresses. Check that “{mapping.columns.address}” is the property’s, not “{other}”.
        </Warning>
      )}
      <div className="flex flex-col divide-y divide-line">
        {Object.entries(fieldGroups).map(([title, fields]) => (
          <FieldGroup
            key={title}
            title={title}
            fields={fields}
            summary={summary}
            mapping={mapping}
            onChange={(next) => steps.map(file, next)}
          />
        ))}
      </div>
      <UnusedColumns names={unused} />
      <FormError>{problem}</FormError>
      <div>
        <Button size="lg" busy={building} busyLabel="Reading rows" onClick={() => void steps.preview(file)}>
          Preview drafts
        </Button>
      </div>
    </section>
  );
}

/** As many as one reads at a glance. */
const fewColumns = 30;

/** What isn't imported. A list of leads can have hundreds of contacts. */
function UnusedColumns({ names }: { names: readonly string[] }) {
  const [open, setOpen] = useState(false);
  if (names.length === 0) return null;
  const list = names.join(', ');
  if (names.length <= fewColumns) {
    return <p className="text-sm text-pretty break-words text-muted">Not imported: {list}</p>;
  }
  return (
    <Disclosure title={`Not imported: ${pluralize(names.length, 'column')}`} open={open} onToggle={setOpen}>
      <p className="text-sm text-pretty break-words text-muted">{list}</p>
    </Disclosure>
  );
}

function whatWeKnow({ remembered, summary }: MapColumnsProps['state']['file']): string {
  if (remembered) return 'matched like the last file with these columns';
  const source = sourceOf(summary.headers);
  return source ? `matched as an export from ${source}` : 'matched by the names of its columns';
}

interface MappingProps {
  summary: TableSummary;
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
}

/** Groups that most files have nothing of. */
const rare: ReadonlySet<string> = new Set(['Annual expenses', 'Contract', 'Split or combined columns']);

function FieldGroup({ title, fields, ...rest }: MappingProps & { title: string; fields: readonly ImportField[] }) {
  const isUsed = fields.some((field) => rest.mapping.columns[field] !== undefined);
  const [open, setOpen] = useState(isUsed || !rare.has(title));
  return (
    <Disclosure title={title} open={open} onToggle={setOpen}>
      <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
        {fields.map((field) => (
          <MappedField key={field} field={field} {...rest} />
        ))}
      </div>
    </Disclosure>
  );
}

interface MappedFieldProps extends MappingProps {
  field: ImportField;
}

/** With more, a field offers them once it's used: 60 fields would have 60,000 options. */
const manyColumns = 100;

function MappedField({ field, summary, mapping, onChange }: MappedFieldProps) {
  const label = fieldLabel(field);
  const header = mapping.columns[field];
  const [touched, setTouched] = useState(false);
  const isShort = summary.headers.length <= manyColumns;
  const offered = touched || isShort ? summary.headers : header === undefined ? [] : [header];
  const samples = header === undefined ? [] : (summary.samples[summary.headers.indexOf(header)] ?? []);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Field label={label} required={field === 'address' && mapping.columns.street_name === undefined}>
        <Select
          value={header ?? ''}
          onFocus={() => setTouched(true)}
          onPointerDown={() => setTouched(true)}
          onChange={({ target }) => onChange(withColumn(mapping, field, target.value || null))}
        >
          <option value="">Not in this file</option>
          {offered.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {samples.length > 0 ? <p className="truncate text-sm text-muted">{samples.join(' · ')}</p> : null}
      <UnitOfColumn field={field} mapping={mapping} onChange={onChange} />
      {canBeSame(field) && (header === undefined || field === 'occupancy') ? (
        <Field label={`${label} for every row`} labelHidden>
          <ValueForAll
            field={field}
            value={mapping.values[field] ?? ''}
            prompt={header === undefined ? 'Same for every row' : 'For rows that don’t say'}
            onChange={(value) => onChange(withValue(mapping, field, value))}
          />
        </Field>
      ) : null}
    </div>
  );
}

/** What the amounts of a column are for or in, if its name doesn't say it. */
function UnitOfColumn({ field, mapping, onChange }: Omit<MappedFieldProps, 'summary'>) {
  const isLot = field === 'lot_sqft' && mapping.columns.lot_sqft !== undefined && mapping.units?.lot_sqft !== undefined;
  if (!isLot && !asksPeriod(field, mapping)) return null;
  const options: readonly (readonly [unit: ColumnUnit | '', label: string])[] = isLot
    ? [
        ['sqft', 'In square feet'],
        ['acres', 'In acres'],
      ]
    : [['', 'Per month or per year?'], ...periodChoices];
  const chosen = isLot ? (isInAcres(field, mapping) ? 'acres' : 'sqft') : (columnPeriod(field, mapping) ?? '');
  return (
    <Field label={isLot ? `Unit of ${fieldLabel(field)}` : `Period of ${fieldLabel(field)}`} labelHidden>
      <Select
        value={chosen}
        onChange={({ target }) => onChange(withUnit(mapping, field, target.value as ColumnUnit | ''))}
      >
        {options.map(([unit, name]) => (
          <option key={unit} value={unit}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Whether a member can give one value for every row when no column has it. */
function canBeSame(field: ImportField): boolean {
  const kind = importedInfo(field)?.kind;
  return kind === 'choice' || kind === 'state' || field === 'description';
}

/** The values of a choice with their labels; null for another field. */
function choicesOf(field: ImportField): readonly (readonly [value: string, label: string])[] | null {
  const info = importedInfo(field);
  if (info?.kind === 'state') return usStates;
  if (info?.kind !== 'choice') return null;
  return info.values.map((value) => [value, fieldText(field as ListingField, value) ?? value]);
}

interface ValueForAllProps {
  field: ImportField;
  value: string;
  prompt: string;
  onChange: (value: string) => void;
}

/** One value for every row of a file that doesn't have it. */
function ValueForAll({ field, value, prompt, onChange }: ValueForAllProps) {
  const options = choicesOf(field);
  if (options) {
    return (
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{prompt}…</option>
        {options.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    );
  }
  return (
    <Textarea
      rows={3}
      maxLength={8000}
      value={value}
      placeholder={prompt}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
