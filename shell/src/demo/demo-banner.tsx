import { paths } from '@touchline/app-core';
import { Alert, Banner, Button, ConfirmDialog } from '@touchline/ui';
import { useState } from 'react';
import { startOver } from '../transport/demo-club.ts';
import { leaveDemo } from '../transport/demo-mode.ts';

/** On every page of the demo, with buttons to start over and, if there is a server, to leave. */
export default function DemoBanner({ canLeave }: { canLeave: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const leave = () => {
    leaveDemo();
    window.location.assign(paths.auth);
  };
  const begin = () => {
    const failure = startOver();
    setProblem(failure);
    if (!failure) window.location.assign(paths.dashboard);
  };
  return (
    <>
      <Banner
        label="Demo"
        more="Sample data, stored only in this browser."
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(true)}>
              Start over
            </Button>
            {canLeave && (
              <Button variant="quiet" onClick={leave}>
                Leave the demo
              </Button>
            )}
          </>
        }
      >
        Demo
      </Banner>
      {isAsking && (
        <ConfirmDialog
          title="Start over?"
          text="This resets the demo. All your changes will be lost."
          confirmLabel="Start over"
          tone="danger"
          onConfirm={begin}
          onCancel={() => setAsking(false)}
        >
          {problem && <Alert>{problem}</Alert>}
        </ConfirmDialog>
      )}
    </>
  );
}
