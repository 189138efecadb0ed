import { Progress, Stack, Text } from '@touchline/ui';

/** How much of the file has gone. */
export interface Sent {
  bytes: number;
  of: number;
}

/** The bytes while they go, then the server's work, whose length nobody knows. */
export function ImportProgress({ sent: { bytes, of } }: { sent: Sent }) {
  const isReading = bytes >= of;
  const text = `${kilobytes(bytes)} of ${kilobytes(of)} KB sent`;
  return (
    <Stack gap="xs">
      <Progress label="Sending the file" value={of === 0 ? 100 : (bytes / of) * 100} text={text} />
      <div role="status">
        {isReading && (
          <Text size="secondary" muted>
            Reading rows…
          </Text>
        )}
      </div>
      {!isReading && (
        <Text size="secondary" muted numeric>
          {text}
        </Text>
      )}
    </Stack>
  );
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
