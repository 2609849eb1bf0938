import { apiScopeIds, apiScopes, type ApiScope } from '@/domain/integrations/api-scopes';
import { Checkbox } from '@/kit/ui/checkbox';
import { ErrorText } from '@/kit/ui/field';

interface ScopeFieldsProps {
  /** What can be chosen; by default, all of them. */
  offered?: readonly ApiScope[];
  /** What each means, if it isn't what it does for a key. */
  texts?: Readonly<Partial<Record<ApiScope, string>>>;
  value: readonly ApiScope[];
  onChange: (scopes: ApiScope[]) => void;
  error?: string | undefined;
}

/** What a program may do: a checkbox for each scope. */
export function ScopeFields({ offered = apiScopeIds, texts, value, onChange, error }: ScopeFieldsProps) {
  const toggle = (scope: ApiScope, isOn: boolean) =>
    onChange(apiScopeIds.filter((id) => (id === scope ? isOn : value.includes(id))));
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? 'api-scopes-error' : undefined}
      className="flex flex-col gap-3"
    >
      <legend className="mb-2 text-sm font-medium text-ink">What it can do</legend>
      {offered.map((scope) => (
        <Checkbox
          key={scope}
          label={apiScopes[scope].label}
          hint={`${texts?.[scope] ?? apiScopes[scope].text}.`}
          checked={value.includes(scope)}
          onChange={(event) => toggle(scope, event.target.checked)}
        />
      ))}
      <ErrorText id="api-scopes-error">{error}</ErrorText>
    </fieldset>
  );
}
