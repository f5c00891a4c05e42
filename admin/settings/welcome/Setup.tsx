import { Skeleton } from '../../../components/ui/Skeleton';
import { settingsPaths } from '../../../domain/members/areas';
import { getNextStep, isSetupStep } from '../../../domain/welcome';
import { trpc } from '../../../trpc/client';
import { adminMessages } from '../../admin-messages';
import { ListFailure } from '../../ListBody';
import { useUrl } from '../../use-url';
import { SetupDone } from './SetupDone';
import { Steps } from './Steps';
import { DONE_STEP } from './use-steps';

/** Renders the setup steps. Each is saved when the owner continues, and can be postponed. */
export function Setup() {
  const now = trpc.welcome.now.useQuery();
  const facts = trpc.site.facts.useQuery();
  const brand = trpc.site.brand.useQuery();
  const people = trpc.site.people.useQuery();
  const requestedStep = useUrl(settingsPaths.welcome).query.get('step');
  const loadError = now.error ?? facts.error ?? brand.error ?? people.error;
  if (now.data && (requestedStep === DONE_STEP || (now.data.ended && !isSetupStep(requestedStep))))
    return <SetupDone />;
  if (now.data && facts.data && brand.data && people.data)
    return (
      <Steps
        now={now.data}
        facts={facts.data}
        brand={brand.data}
        people={people.data}
        step={isSetupStep(requestedStep) ? requestedStep : getNextStep(now.data.steps)}
      />
    );
  return loadError ? (
    <ListFailure
      error={loadError}
      errorMessage={adminMessages.welcomeFailed}
      onRetry={() => Promise.all([now, facts, brand, people].map(query => query.refetch()))}
    />
  ) : (
    <Skeleton height={640} />
  );
}
