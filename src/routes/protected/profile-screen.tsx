import { OwnStanding } from '@/features/community/components/member/own-standing';
import { OwnListingsPreview } from '@/features/marketplace/components/own/own-listings-preview';
import { ProfilePage } from '@/features/profile/components/profile-page';

export default function ProfileScreen() {
  return <ProfilePage standing={<OwnStanding />} listings={<OwnListingsPreview />} />;
}
