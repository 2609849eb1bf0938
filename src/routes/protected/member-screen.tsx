import { useParams } from 'react-router-dom';
import { MemberPage } from '@/features/community/components/member/member-page';
import { MemberListings } from '@/features/marketplace/components/cards/member-listings';

export default function MemberScreen() {
  const { id = '' } = useParams();
  return <MemberPage memberId={id} listings={<MemberListings memberId={id} />} />;
}
