import { useParams } from 'react-router-dom';
import { ReportListing } from '@/features/community/components/safety/report-listing';
import { ListingPage } from '@/features/marketplace/components/detail/listing-page';
import { paths } from '@/shared/config/paths';

export default function ListingScreen() {
  const { id } = useParams();
  return <ListingPage id={id} linkTo={paths.listing} actions={ReportListing} />;
}
