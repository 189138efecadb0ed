import { Button, Disclosure, FilePicker, Stack, Text, TextArea } from '@touchline/ui';
import { useState } from 'react';

interface SourceFieldsProps {
  file: File | null;
  isReading: boolean;
  disabled: boolean;
  onChoose: (file: File | null) => void;
}

/** A file, or cells that were copied in a spreadsheet. */
export function SourceFields({ file, isReading, disabled, onChoose }: SourceFieldsProps) {
  return (
    <Stack gap="xs">
      <FilePicker
        label="CSV file"
        kind="CSV, TSV, TXT or XLSX"
        accept=".csv,.tsv,.txt,.xlsx"
        file={file}
        onChange={onChoose}
        disabled={disabled}
      />
      <div role="status">{isReading && <Text muted>Reading the file…</Text>}</div>
      <Disclosure summary="Paste Cells">
        <PastedCells disabled={disabled} onPaste={(text) => onChoose(new File([text], 'Pasted cells'))} />
      </Disclosure>
    </Stack>
  );
}

interface PastedCellsProps {
  disabled: boolean;
  onPaste: (text: string) => void;
}

function PastedCells({ disabled, onPaste }: PastedCellsProps) {
  const [text, setText] = useState('');
  const isEmpty = text.trim() === '';
  return (
    <Stack gap="s">
      <TextArea
        label="Cells"
        helper="Copy them in the spreadsheet, with the names of the columns."
        rows={5}
        value={text}
        disabled={disabled}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <Button variant="secondary" full="phone" disabled={isEmpty || disabled} onClick={() => onPaste(text)}>
          Use These Cells
        </Button>
      </div>
    </Stack>
  );
}
