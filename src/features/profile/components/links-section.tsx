import { siteLabels, sites, type Site } from '@/shared/lib/social-links';
import { FormSection } from '@/shared/ui/form-section';
import { SocialIcon } from '@/shared/ui/social-icon';
import { TextField } from './text-field';

const examples: Readonly<Record<Site, string>> = {
  linkedin: 'linkedin.com/in/you',
  facebook: 'facebook.com/you',
  twitter: 'x.com/you',
  instagram: 'instagram.com/you',
};

/** Where else the member is found. */
export function LinksSection() {
  return (
    <FormSection title="Elsewhere" text="Addresses of your profiles on other sites.">
      <div className="grid gap-5 sm:grid-cols-2">
        {sites.map((site) => (
          <TextField
            key={site}
            name={site}
            label={
              <span className="inline-flex items-center gap-2 [&_svg]:size-4 [&_svg]:text-muted">
                <SocialIcon site={site} />
                {siteLabels[site]}
              </span>
            }
            // Not `url`: that keyboard check refuses an address without a scheme, which we complete.
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={examples[site]}
          />
        ))}
      </div>
    </FormSection>
  );
}
