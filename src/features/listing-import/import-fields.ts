import { statedLabel } from '@/domain/listing/field-text';
import { type ListingFieldInfo } from '@/domain/listing/fields';
import { inputInfo, formFields, inputsOf, type FormField } from '@/domain/listing/form-fields';
import { importNames, type ImportedField } from '@/domain/listing/import-names';

/** What a column can be imported as: inputs of the posting form, and what is made into one. */
export type ImportField = ImportedField | keyof typeof others;

/** What isn't a field itself, and the names of its columns. */
const others = {
  unit: { label: 'Unit', names: 'unit|unitnumber|propertyaddressline2|addressline2|address2|apt|apartment|suite' },
  lot_acres: { label: 'Lot size (acres)', names: 'lotacreage|lotsizeacres|acres|acreage|lotacres' },
  photos: {
    label: 'Photo links',
    names: 'photos|photourls|images|imageurls|pictures|photo|photourl|image|imageurl|photolinks|picture',
  },
} as const;

const isOther = (field: ImportField): field is keyof typeof others => field in others;

function importedWhere(passes: (field: ListingFieldInfo) => boolean): ImportField[] {
  const inputs = formFields.flatMap(inputsOf).filter((name): name is ImportedField => name in importNames);
  return inputs.filter((name) => passes(inputInfo(name)));
}

const isExpense = ({ edit }: ListingFieldInfo) => edit?.rule === 'total';

/** The groups of the mapping, in the order on screen; the last two are closed unless a column is in them. */
export const fieldGroups: Readonly<Record<string, readonly ImportField[]>> = {
  Address: [...importedWhere(({ step }) => step === 'address'), 'unit'],
  Property: [...importedWhere(({ step }) => step === 'property'), 'lot_acres', 'photos'],
  Numbers: importedWhere((field) => field.step === 'numbers' && !field.table && !isExpense(field)),
  'Annual expenses': importedWhere(isExpense),
  Contract: importedWhere(({ table }) => table === 'listing_terms'),
};

/** Every field, in the order on screen. */
export const importFields: readonly ImportField[] = Object.values(fieldGroups).flat();

/** A field's label. */
export function fieldLabel(field: ImportField): string {
  if (isOther(field)) return others[field].label;
  return field.includes('.') ? inputInfo(field).label : statedLabel(field as FormField);
}

/** The names of columns that mean a field, the likeliest first. */
export function columnNames(field: ImportField): readonly string[] {
  return (isOther(field) ? others[field].names : importNames[field]).split('|');
}

/** What a field takes; null for one that isn't a field itself. */
export function importedInfo(field: ImportField): ListingFieldInfo | null {
  return isOther(field) ? null : inputInfo(field);
}
