import { type MailDeliveryDto, usePauseMailsMutation, useResumeMailsMutation } from '@touchline/api-client';
import { instantInText, useShell } from '@touchline/app-core';
import { numberWords } from '@touchline/domain';
import { Alert, Badge, Button, Card, type Fact, Facts, Row, Stack } from '@touchline/ui';
import CirclePause from 'lucide-react/icons/circle-pause';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { StoppedAddresses } from './stopped-addresses.tsx';

/** Whether and how mails leave the server. */
export function DeliveryPanel({ delivery }: { delivery: MailDeliveryDto }) {
  const { timeZone } = useShell().club;
  if (delivery.transport === 'none') return <NotSetUp />;
  return (
    <Card as="section" level={2} title="Delivery" aside={<DeliveryBadge isPaused={delivery.isPaused} />}>
      <Stack>
        {delivery.isPaused && <Paused />}
        <Facts items={factsOf(delivery, timeZone)} />
        {delivery.stoppedAddresses.length > 0 && <StoppedAddresses addresses={delivery.stoppedAddresses} />}
        {!delivery.isPaused && <PauseButton />}
      </Stack>
    </Card>
  );
}

const NotSetUp = () => (
  <Alert tone="warn" title="This server is not set up to send mail">
    You cannot invite anybody by mail, and nobody can reset a password. Ask the person who runs the server to set up
    mail.
  </Alert>
);

const DeliveryBadge = ({ isPaused }: { isPaused: boolean }) =>
  isPaused ? (
    <Badge tone="warn" icon={CirclePause}>
      Paused
    </Badge>
  ) : (
    <Badge tone="accent" icon={Play}>
      Running
    </Badge>
  );

function Paused() {
  const [resume, { isLoading }] = useResumeMailsMutation();
  return (
    <Alert tone="warn" title="Mails wait until you resume delivery">
      <Stack gap="s">
        <span>
          Delivery pauses after a restore or an upgrade, so that nobody gets old news. Look at the queued mails, then
          resume.
        </span>
        <Row>
          <Button icon={Play} busy={isLoading} busyText="Resuming..." onClick={() => void resume()}>
            Resume delivery
          </Button>
        </Row>
      </Stack>
    </Alert>
  );
}

function PauseButton() {
  const [pause, { isLoading }] = usePauseMailsMutation();
  return (
    <Row>
      <Button variant="secondary" icon={Pause} busy={isLoading} busyText="Pausing..." onClick={() => void pause()}>
        Pause delivery
      </Button>
    </Row>
  );
}

const transports = {
  smtp: 'A mail server (SMTP)',
  folder: 'Nobody: mails become files in the server’s folder “mail”, to try things out',
};

function factsOf(delivery: MailDeliveryDto, timeZone: string): Fact[] {
  const { transport, queued, oldestQueuedAt, sentLastDay, sentLastHour, perHour, failed } = delivery;
  return [
    {
      label: 'Waiting',
      value: numberWords(queued) + (oldestQueuedAt ? `, since ${instantInText(oldestQueuedAt, timeZone)}` : ''),
    },
    { label: 'Sent in the last 24 hours', value: numberWords(sentLastDay) },
    { label: 'Tried in the last hour', value: `${numberWords(sentLastHour)} of at most ${numberWords(perHour)}` },
    { label: 'Failed in the last 30 days', value: numberWords(failed) },
    ...(transport === 'none' ? [] : [{ label: 'Delivered by', value: transports[transport] }]),
  ];
}
