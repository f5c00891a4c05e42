import { Skeleton } from '../../../components/ui/Skeleton';
import { settingsPaths } from '../../../domain/members/areas';
import { getNextStep, isWelcomeStep } from '../../../domain/welcome';
import { trpc } from '../../../trpc/client';
import { ListFailure } from '../../ListBody';
import { useAddress } from '../../use-address';
import { words } from '../../words';
import { Done } from './Done';
import { Steps } from './Steps';
import { DONE } from './use-steps';

/** The six steps that a fresh site asks its owner: each saved when one goes on, each to be left for later. */
export function Welcome() {
  const now = trpc.welcome.now.useQuery(undefined, { meta: { failed: words.welcomeFailed } });
  const facts = trpc.site.facts.useQuery(undefined, { meta: { failed: words.factsFailed } });
  const brand = trpc.site.brand.useQuery(undefined, { meta: { failed: words.factsFailed } });
  const people = trpc.site.people.useQuery(undefined, { meta: { failed: words.peopleFailed } });
  const asked = useAddress(settingsPaths.welcome).query.get('step');
  const failed = now.error ?? facts.error ?? brand.error ?? people.error;
  if (now.data && (asked === DONE || (now.data.ended && !isWelcomeStep(asked)))) return <Done />;
  if (now.data && facts.data && brand.data && people.data)
    return (
      <Steps
        now={now.data}
        facts={facts.data}
        brand={brand.data}
        people={people.data}
        step={isWelcomeStep(asked) ? asked : getNextStep(now.data.steps)}
      />
    );
  return failed ? (
    <ListFailure
      error={failed}
      failed={words.welcomeFailed}
      onRetry={() => Promise.all([now, facts, brand, people].map(each => each.refetch()))}
    />
  ) : (
    <Skeleton height={640} />
  );
}
