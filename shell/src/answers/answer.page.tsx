import { type AnswerDto, type AnswerLinkDto, serverMessage, useSendAnswersMutation } from '@touchline/api-client';
import { LoadError, paths } from '@touchline/app-core';
import { limits, messages } from '@touchline/domain';
import { Alert, Skeleton } from '@touchline/ui';
import { useState } from 'react';
import { RecoveryPage } from '../recovery/recovery-page.tsx';
import { hasStatus, useLinkToken } from '../recovery/use-link.ts';
import { AnswerForm } from './answer.form.tsx';
import { AnswerLinkEnded, OnlyOutsideDemo } from './closed-link.tsx';
import { SavedAnswers } from './saved-answers.tsx';
import { useAnswerLink } from './use-answer-link.ts';
import { useVisibleFor } from './use-visible-for.ts';

interface Saved {
  link: AnswerLinkDto;
  answers: AnswerDto[];
  /** False while the guardian changes an answer. */
  isShown: boolean;
}

/** The link of a mail that asks whether children can come. Works with and without a session. */
export default function AnswerPage() {
  const token = useLinkToken(paths.answer);
  const { link: opened, error, openedAt, open } = useAnswerLink(token);
  const [send, { isLoading, error: failure }] = useSendAnswersMutation();
  const [saved, setSaved] = useState<Saved | null>(null);
  const [refusedAt, setRefusedAt] = useState<number>();
  // After a refusal the page waits again, because a scanner's clock may run fast.
  const isReady = useVisibleFor(limits.answerLinks.pageSeconds * 1000, refusedAt ?? openedAt);
  const link = saved?.link ?? opened;

  if (saved?.isShown) {
    const { link: left, answers } = saved;
    return (
      <SavedAnswers events={left.events} answers={answers} onChange={() => setSaved({ ...saved, isShown: false })} />
    );
  }
  if (hasStatus(error, 404)) return <AnswerLinkEnded />;
  if (hasStatus(error, 403)) return <OnlyOutsideDemo />;
  if (!link) {
    const isError = error !== undefined;
    return (
      <RecoveryPage title="Can you come?">
        {!isError && <Skeleton shape="text" count={4} label="Loading the events..." />}
        <LoadError query={{ data: undefined, isError, error }} onRetry={() => void open()}>
          Error loading the events. Please try again.
        </LoadError>
      </RecoveryPage>
    );
  }

  const sendAll = async (answers: AnswerDto[]) => {
    const result = await send({ token, sendAnswersDto: { answers } });
    if (result.data) setSaved({ link: result.data, answers, isShown: true });
    const hasClosed = hasStatus(result.error, 409) && serverMessage(result.error, '') === messages.deadlinePassed;
    if (hasStatus(result.error, 409)) setRefusedAt(Date.now());
    if (hasStatus(result.error, 404) || hasClosed) {
      // Shows what can be answered now; the choices stay.
      setSaved(null);
      setRefusedAt(undefined);
      await open();
    }
  };
  return (
    <AnswerForm
      events={link.events}
      isReady={isReady}
      isSending={isLoading}
      isAgain={saved !== null}
      onSend={(answers) => void sendAll(answers)}
      failure={failure !== undefined && <Alert>{failureWords(failure)}</Alert>}
    />
  );
}

const failureWords = (failure: unknown): string =>
  hasStatus(failure, 404)
    ? 'Something has changed, so we saved nothing. Please check your answers and send them again.'
    : serverMessage(failure, 'Your answers were not saved. Please try again.');
