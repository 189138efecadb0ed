import { Progress, Stack, Text } from '@touchline/ui';

export interface UploadProgress {
  sentBytes: number;
  totalBytes: number;
}

/** The progress of the upload, then a message while the server processes the rows. */
export function ImportProgress({ sentBytes, totalBytes }: UploadProgress) {
  const isUploaded = sentBytes >= totalBytes;
  const text = `${kilobytes(sentBytes)} of ${kilobytes(totalBytes)} KB sent`;
  return (
    <Stack gap="xs">
      <Progress label="Sending the file" value={totalBytes === 0 ? 100 : (sentBytes / totalBytes) * 100} text={text} />
      <div role="status">
        {isUploaded && (
          <Text size="secondary" muted>
            Reading rows…
          </Text>
        )}
      </div>
      {!isUploaded && (
        <Text size="secondary" muted numeric>
          {text}
        </Text>
      )}
    </Stack>
  );
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
