import { useLazyGetImportTemplateQuery } from '@touchline/api-client';
import { importTemplateNames, type ImportType } from '@touchline/domain';
import { Button, Row, Text } from '@touchline/ui';
import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import Upload from 'lucide-react/icons/upload';
import { useId } from 'react';
import { downloadCsv } from '../../download-csv.ts';
import { reasonToWait } from '../mapping/review.ts';
import { type useImport } from '../use-import.ts';
import { undecidedWords } from './plan-words.ts';

interface ImportActionsProps {
  type: ImportType;
  upload: ReturnType<typeof useImport>;
}

/** The buttons for a file, and what there is to know before one is pressed. */
export function ImportActions({ type, upload }: ImportActionsProps) {
  const { file, problem, review, preview, isBusy, isChecking, start } = upload;
  const reason = review && reasonToWait(review);
  const note = reason ?? (preview.undecided > 0 ? undecidedWords(preview.undecided) : null);
  const noteId = useId();
  const shared = {
    full: 'phone',
    disabled: !file || problem !== null,
    'aria-describedby': note ? noteId : undefined,
  } as const;
  return (
    <Row>
      <Button
        {...shared}
        icon={Upload}
        closed={reason !== null || isChecking}
        busy={isBusy}
        busyText="Importing..."
        onClick={() => start('import')}
      >
        Import Data
      </Button>
      <Button
        {...shared}
        variant="secondary"
        icon={Eye}
        closed={reason !== null || isBusy}
        busy={isChecking}
        busyText="Checking…"
        onClick={() => start('preview')}
      >
        Preview
      </Button>
      <TemplateButton type={type} />
      {note && (
        <Text size="secondary" muted id={noteId}>
          {note}
        </Text>
      )}
    </Row>
  );
}

function TemplateButton({ type }: { type: ImportType }) {
  const [loadTemplate, { isFetching }] = useLazyGetImportTemplateQuery();
  const download = async () => {
    const { data: text } = await loadTemplate(type);
    if (text) downloadCsv(importTemplateNames[type], text);
  };
  return (
    <Button
      variant="secondary"
      icon={Download}
      full="phone"
      busy={isFetching}
      busyText="Downloading..."
      onClick={() => void download()}
    >
      Download Template
    </Button>
  );
}
