import { type ImportType } from '@touchline/domain';
import { Alert, Button, Stack, Text } from '@touchline/ui';
import FileUp from 'lucide-react/icons/file-up';
import { useEffect, useEffectEvent, useRef } from 'react';
import { HomeMatchesField } from './fixtures/home-matches.field.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { importTexts } from './import-texts.ts';
import { ColumnsSection } from './mapping/columns.section.tsx';
import { TeamsNotice } from './mapping/teams-notice.tsx';
import { ImportActions } from './preview/import-actions.tsx';
import { PreviewOutcome } from './preview/preview-outcome.tsx';
import { SourceFields } from './source/source.fields.tsx';
import { EncodingNotice, SheetField } from './source/source-notes.tsx';
import { type Source } from './source/source.ts';
import { useImport } from './use-import.ts';
import { type Handed } from './use-shared-source.ts';

interface ImportPanelProps {
  type: ImportType;
  /** A file that another tab has read. */
  offered: Source | null;
  /** A file that another tab gives to this one. */
  handed: Handed | null;
  onRead: (source: Source) => void;
  onHandOver: (source: Source, to: ImportType) => void;
}

export function ImportPanel({ type, offered, handed, onRead, onHandOver }: ImportPanelProps) {
  const upload = useImport(type, onRead);
  const { file, loaded, review, problem, isReading, isBusy, isChecking, choose, take, show, decide, keepHome } = upload;
  const content = useRef<HTMLDivElement>(null);

  const receive = useEffectEvent((source: Source) => take(source));
  useEffect(() => {
    if (!handed) return;
    receive(handed.source);
    // The button of the other tab is gone, and the focus with it.
    content.current?.focus();
  }, [handed]);

  return (
    <div ref={content} tabIndex={-1}>
      <Stack>
        <Text muted>{importTexts[type].description}</Text>
        <SourceFields
          file={file}
          isReading={isReading}
          onChoose={(chosen) => void choose(chosen)}
          disabled={isBusy || isChecking}
        />
        {!file && offered && (
          <div>
            <Button variant="secondary" icon={FileUp} full="phone" onClick={() => take(offered)}>
              Use “{offered.file.name}” Here
            </Button>
          </div>
        )}
        {loaded && review && (
          <>
            <SheetField {...loaded} onChange={(sheetAt) => show(loaded.source, sheetAt)} />
            <EncodingNotice {...loaded} />
            {type === 'children' && <TeamsNotice {...loaded} onSwitch={() => onHandOver(loaded.source, 'rosters')} />}
            <ColumnsSection
              key={loaded.id}
              type={type}
              table={loaded.table}
              choice={loaded.choice}
              review={review}
              onChange={decide}
            />
            {type === 'fixtures' && <HomeMatchesField keepsHome={loaded.keepsHome} onChange={keepHome} />}
          </>
        )}
        {file && problem && <Alert title="Nothing was imported">{problem}</Alert>}
        <ImportActions type={type} upload={upload} />
        <ImportOutcome type={type} {...upload}>
          <PreviewOutcome type={type} preview={upload.preview} onRepeat={() => upload.start('preview')} />
        </ImportOutcome>
      </Stack>
    </div>
  );
}
