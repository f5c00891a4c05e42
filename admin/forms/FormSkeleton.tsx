import { Skeleton } from '../../components/ui/Skeleton';
import { Loading } from '../kit/Loading';
import { Stack } from '../kit/Stack';

const FIELD_COUNT = 10;

export const FormSkeleton = () => (
  <Loading>
    <Stack columns={2} gap={5}>
      {Array.from({ length: FIELD_COUNT }, (_, index) => (
        <Skeleton key={index} height={60} />
      ))}
    </Stack>
  </Loading>
);
