import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/button';
import { SettingsSection } from '@/shared/ui/settings-section';

/** Account settings: the way to API keys. */
export function DeveloperSection() {
  return (
    <SettingsSection title="Developer" text="Connect your own programs, such as a spreadsheet or a CRM.">
      <ButtonLink to={paths.developer} variant="secondary">
        Manage API keys
      </ButtonLink>
    </SettingsSection>
  );
}
