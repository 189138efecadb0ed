import { useGetSecondFactorQuery } from '@touchline/api-client';
import { lazyPart, LoadError, Page, paths, useShell } from '@touchline/app-core';
import { messages } from '@touchline/domain';
import { useLocation, useNavigate } from '@touchline/router';
import { Alert, Breadcrumb, EmptyState, LinkButton, Skeleton, Stack } from '@touchline/ui';
import ShieldOff from 'lucide-react/icons/shield-off';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { isNotInDemo } from '../is-not-in-demo.ts';
import { TwoStepOff } from './two-step-off.tsx';
import { type TwoStepChange, TwoStepOn } from './two-step-on.tsx';

const SetUpDialog = lazyPart(() => import('./set-up.dialog.tsx'));
const RenewCodesDialog = lazyPart(() => import('./renew-codes.dialog.tsx'));
const TurnOffDialog = lazyPart(() => import('./turn-off.dialog.tsx'));

const crumbs = [{ label: 'Profile', to: paths.profile }, { label: 'Two-Step Sign-In' }];

/** The user's second factor. With `next` in the address, the user sets it up before anything else and then continues there. */
export default function TwoStepPage() {
  const { session } = useShell();
  const factor = useGetSecondFactorQuery();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<TwoStepChange | null>(null);
  const { data } = factor;
  const isFirst = new URLSearchParams(search).has('next');
  // The shell leads from the sign-in page to `next` if it is one of our pages.
  const next = paths.auth + search;
  const close = () => setDialog(null);
  const [isDone, setIsDone] = useState(false);
  // The shell would lead back here until it knows that the second factor is set up.
  const canContinue = isDone && isFirst && !session.needsSecondFactor;
  useEffect(() => {
    if (canContinue) void navigate(next, { replace: true });
  }, [canContinue, navigate, next]);
  const continueAfterSetUp = () => {
    close();
    setIsDone(true);
  };

  return (
    <Page title="Two-Step Sign-In" intro={!isFirst && <Breadcrumb items={crumbs} />}>
      <Column>
        {isNotInDemo(factor.error) && (
          <EmptyState icon={ShieldOff} title="No two-step sign-in in the demo" text={messages.notInDemo} />
        )}
        {!isNotInDemo(factor.error) && (
          <Stack gap="l">
            {isFirst && session.needsSecondFactor && (
              <Alert tone="info" title="One step before you start">
                Your club asks you for a second step when you sign in. Set it up now; it takes two minutes.
              </Alert>
            )}
            {factor.isLoading && <Skeleton shape="text" count={3} label="Loading two-step sign-in..." />}
            <LoadError query={factor} onRetry={factor.refetch}>
              Error loading two-step sign-in. Please try again.
            </LoadError>
            {data && data.since === null && <TwoStepOff onSetUp={() => setDialog('set-up')} />}
            {data && data.since !== null && <TwoStepOn factor={{ ...data, since: data.since }} onChange={setDialog} />}
            {isFirst && data && data.since !== null && (
              <div>
                <LinkButton full="phone" to={next}>
                  Continue
                </LinkButton>
              </div>
            )}
          </Stack>
        )}
      </Column>
      {dialog === 'set-up' && (
        <SetUpDialog isOn={typeof data?.since === 'string'} onClose={close} onDone={continueAfterSetUp} />
      )}
      {dialog === 'renew' && <RenewCodesDialog onClose={close} />}
      {dialog === 'turn-off' && <TurnOffDialog onClose={close} />}
    </Page>
  );
}

const Column = styled.div`
  width: 100%;
  max-width: 640px;
`;
