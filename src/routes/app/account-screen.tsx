import { SignInSections } from '@/features/account/components/account-settings';
import { Page, PageHeading } from '@/platform/layout/page';

export default function AccountScreen() {
  return (
    <Page narrow>
      <PageHeading title="Sign-in settings" lead="How you sign in to your account, and your membership." />
      <div>
        <SignInSections />
      </div>
    </Page>
  );
}
