import type { UseFormRegisterReturn } from 'react-hook-form';
import { usStates } from '@/domain/place/us-states';
import { Field } from '@/kit/ui/field';
import { Input, Select } from '@/kit/ui/input';
import type { Company, CompanyDraft } from '@/domain/offer/company';
import { companyText } from '@/domain/offer/company';

interface CompanyFieldsProps {
  label: string;
  hint?: string;
  /** Companies to choose from. */
  earlier: readonly Company[];
  /** The chosen value. */
  who: string;
  register: (field: keyof CompanyDraft) => UseFormRegisterReturn;
  errorOf: (field: keyof CompanyDraft) => string | undefined;
}

/** Who someone acts for: themselves, a company they acted for before, or another, with its fields. */
export function CompanyFields({ label, hint, earlier, who, register, errorOf }: CompanyFieldsProps) {
  return (
    <>
      <Field label={label} hint={hint} error={errorOf('who')} required>
        <Select {...register('who')}>
          <option value="self">Myself</option>
          {earlier.map((company) => (
            <option key={companyText(company)} value={companyText(company) ?? ''}>
              {companyText(company)}
            </option>
          ))}
          <option value="other">{earlier.length > 0 ? 'Another company' : 'A company'}</option>
        </Select>
      </Field>
      {who === 'other' ? (
        <>
          <Field
            label="Company"
            hint="Its full legal name, such as Oak Street Holdings LLC."
            error={errorOf('company')}
            required
          >
            <Input autoComplete="organization" maxLength={160} {...register('company')} />
          </Field>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="Organized in" hint="The company’s state." error={errorOf('company_state')} required>
              <Select {...register('company_state')}>
                <option value="">Choose a state</option>
                {usStates.map(([code, name]) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label="Your role" hint="Such as Managing member." error={errorOf('capacity')} required>
              <Input autoComplete="organization-title" maxLength={80} {...register('capacity')} />
            </Field>
          </div>
        </>
      ) : null}
    </>
  );
}
