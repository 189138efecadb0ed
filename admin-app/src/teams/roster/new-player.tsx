import { paths } from '@touchline/app-core';
import { DialogActions, DialogClose, LinkButton, Stack, Text } from '@touchline/ui';

/** Where a player comes from who is not in the club yet. */
export function NewPlayer() {
  return (
    <Stack>
      <Text>
        New players are added on the page Add a Child, where they are linked to a parent account. After that they can be
        selected here.
      </Text>
      <DialogActions>
        <DialogClose />
        <LinkButton to={paths.addChild}>Go to Add a Child</LinkButton>
      </DialogActions>
    </Stack>
  );
}
