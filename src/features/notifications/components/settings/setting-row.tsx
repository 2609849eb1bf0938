import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { FormError } from '@/shared/ui/field';
import { Switch } from '@/shared/ui/switch';
import { useSetting } from '../../api/mutations';
import { kindOf } from '../../kinds';
import type { Setting } from '../../notification';

interface SettingRowProps {
  setting: Setting;
  userId: string;
  /** Id of the text that says why no mail is sent yet; absent when it is. */
  mailNote: string | undefined;
}

/** One kind, with a switch for each way to hear of it. */
export function SettingRow({ setting: { kind, in_app, mail, mailInBuyBox }, userId, mailNote }: SettingRowProps) {
  const { mutate, error } = useSetting(userId);
  const texts = kindOf(kind);
  return (
    <fieldset className="py-3 first:pt-0 last:pb-0">
      <legend className="sr-only">{texts?.label}</legend>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <div className="min-w-0 grow basis-52">
          <p aria-hidden className="text-[15px] font-medium text-ink">
            {texts?.label}
          </p>
          <p className="text-sm text-pretty text-muted">{texts?.about}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5">
          <Switch label="In the app" checked={in_app} onChange={(on) => mutate({ kind, channel: 'in_app', on })} />
          {mailInBuyBox ? (
            <MailInBuyBox />
          ) : (
            <Switch
              label="By mail"
              checked={mail}
              describedBy={mailNote}
              onChange={(on) => mutate({ kind, channel: 'mail', on })}
            />
          )}
        </div>
      </div>
      <FormError className="mt-2">{error ? `That was not saved. ${explainFailure(error)}` : null}</FormError>
    </fieldset>
  );
}

function MailInBuyBox() {
  return (
    <p className="text-sm text-muted">
      Mail: as chosen in your{' '}
      <Link
        to={paths.buyBox}
        className="inline-flex items-center font-medium text-evergreen-ink underline-offset-4 hover:underline pointer-coarse:min-h-11"
      >
        buy box
      </Link>
    </p>
  );
}
