import { useParams } from 'react-router-dom';
import { MemberPage } from '@/features/community/members/components/member-page';
import { MemberListings } from '@/features/marketplace/listing/components/member-listings';
import { MessageButton } from '@/features/messaging/components/message-button';
import type { Author } from '@/shared/members/author';

export default function MemberScreen() {
  const { id = '' } = useParams();
  return <MemberPage memberId={id} listings={<MemberListings memberId={id} />} message={messageTo} />;
}

const messageTo = (member: Author) => <MessageButton member={member} variant="secondary" full />;
