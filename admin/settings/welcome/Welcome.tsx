import { Skeleton } from '../../../components/ui/Skeleton';
import { settingsPaths } from '../../../domain/members/areas';
import { getNextStep, isWelcomeStep } from '../../../domain/welcome';
import { trpc } from '../../../trpc/client';
import { adminMessages } from '../../admin-messages';
import { ListFailure } from '../../ListBody';
import { useUrl } from '../../use-url';
import { Done } from './Done';
import { Steps } from './Steps';
import { DONE } from './use-steps';

/** Each step is saved when the owner continues, and can be postponed. */
export function Welcome() {
  const now = trpc.welcome.now.useQuery(undefined, { meta: { failed: adminMessages.welcomeFailed } });
  const facts = trpc.site.facts.useQuery(undefined, { meta: { failed: adminMessages.factsFailed } });
  const brand = trpc.site.brand.useQuery(undefined, { meta: { failed: adminMessages.factsFailed } });
  const people = trpc.site.people.useQuery(undefined, { meta: { failed: adminMessages.peopleFailed } });
  const requestedStep = useUrl(settingsPaths.welcome).query.get('step');
  const failed = now.error ?? facts.error ?? brand.error ?? people.error;
  if (now.data && (requestedStep === DONE || (now.data.ended && !isWelcomeStep(requestedStep))))
    return <Done />;
  if (now.data && facts.data && brand.data && people.data)
    return (
      <Steps
        now={now.data}
        facts={facts.data}
        brand={brand.data}
        people={people.data}
        step={isWelcomeStep(requestedStep) ? requestedStep : getNextStep(now.data.steps)}
      />
    );
  return failed ? (
    <ListFailure
      error={failed}
      failed={adminMessages.welcomeFailed}
      onRetry={() => Promise.all([now, facts, brand, people].map(item => item.refetch()))}
    />
  ) : (
    <Skeleton height={640} />
  );
}
