import { useParams } from 'react-router-dom';
import { MemberPage } from '@/features/community/members/components/member-page';
import { SellerRecord } from '@/features/deal-outcomes/components/seller-record';
import { MemberListings } from '@/features/community/members/components/member-listings';
import { MessageButton } from '@/features/messaging/components/message-button';
import type { Author } from '@/domain/member/author';

export default function MemberScreen() {
  const { id = '' } = useParams();
  return <MemberPage memberId={id} listings={<ListingsAndRecord memberId={id} />} message={messageTo} />;
}

function ListingsAndRecord({ memberId }: { memberId: string }) {
  return (
    <>
      <SellerRecord memberId={memberId} />
      <MemberListings memberId={memberId} />
    </>
  );
}

const messageTo = (member: Author) => <MessageButton member={member} variant="secondary" full />;
