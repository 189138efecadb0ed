import { paths } from '@touchline/app-core';
import { Alert, Banner, Button, ConfirmDialog } from '@touchline/ui';
import { useState } from 'react';
import { leaveDemo } from './demo-mode.ts';
import { startOver } from './demo-club.ts';

/** On every page of the demo: what this is, a fresh start, and the way out where there is something outside. */
export default function DemoBanner({ canLeave }: { canLeave: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const leave = () => {
    leaveDemo();
    window.location.assign(paths.auth);
  };
  const begin = () => {
    const obstacle = startOver();
    setProblem(obstacle);
    if (!obstacle) window.location.assign(paths.dashboard);
  };
  return (
    <>
      <Banner
        label="Demo"
        more="The club is made up, and only this browser keeps it."
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
          text="The demo becomes the sample club again. Everything you have changed in it is lost."
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
