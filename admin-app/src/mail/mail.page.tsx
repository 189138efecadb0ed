import { clubApi, useGetMailDeliveryQuery, useSendTestMailMutation } from '@touchline/api-client';
import { lazyPart, LoadError, Page, paths, useOpenedParam } from '@touchline/app-core';
import { messages } from '@touchline/domain';
import { Breadcrumb, Button, EmptyState, Skeleton, Stack } from '@touchline/ui';
import MailX from 'lucide-react/icons/mail-x';
import Send from 'lucide-react/icons/send';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { isNotInDemo } from '../is-not-in-demo.ts';
import { DeliveryPanel } from './delivery.panel.tsx';
import { MailTabs } from './mail-tabs.tsx';

const MailDialog = lazyPart(() => import('./mail.dialog.tsx'));

const crumbs = [{ label: 'Home', to: paths.dashboard }, { label: 'Admin' }, { label: 'Mail' }];

/** Whether mails are delivered, and each mail of the last 30 days. */
export default function MailPage() {
  const delivery = useGetMailDeliveryQuery();
  const opened = useOpenedParam('mail');
  const { data } = delivery;
  const canSend = data !== undefined && data.transport !== 'none';
  useRefresh(canSend && data.queued > 0 && !data.isPaused);
  return (
    <Page title="Mail" intro={<Breadcrumb items={crumbs} />} actions={canSend && <SendTestMail />}>
      {isNotInDemo(delivery.error) && <EmptyState icon={MailX} title="No mail in the demo" text={messages.notInDemo} />}
      {!isNotInDemo(delivery.error) && (
        <Stack gap="l">
          {delivery.isLoading && <Skeleton shape="tall" label="Loading delivery..." />}
          <LoadError query={delivery} onRetry={delivery.refetch}>
            Error loading the state of delivery. Please try again.
          </LoadError>
          {data && <DeliveryPanel delivery={data} />}
          <MailTabs delivery={data} pathTo={opened.pathTo} />
        </Stack>
      )}
      {opened.value && <MailDialog id={opened.value} onClose={opened.close} />}
    </Page>
  );
}

function SendTestMail() {
  const [send, { isLoading }] = useSendTestMailMutation();
  return (
    <Button icon={Send} busy={isLoading} busyText="Sending..." onClick={() => void send()}>
      Send test mail
    </Button>
  );
}

const refreshMs = 10_000;

/** Loads the page's data again from time to time while mails are on their way and somebody looks. */
function useRefresh(isWaiting: boolean): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!isWaiting) return;
    const refresh = () => !document.hidden && dispatch(clubApi.util.invalidateTags(['mails']));
    const timer = setInterval(refresh, refreshMs);
    return () => clearInterval(timer);
  }, [isWaiting, dispatch]);
}
