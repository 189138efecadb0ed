import { type ChildGuardianDto, useRemoveGuardianMutation, useUpdateGuardianMutation } from '@touchline/api-client';
import { listWords } from '@touchline/domain';
import { Menu } from '@touchline/ui';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import UserMinus from 'lucide-react/icons/user-minus';
import { useState } from 'react';
import { ConfirmMutationDialog } from '../../confirm-mutation.dialog.tsx';

interface GuardianMenuProps {
  childId: number;
  /** The child's given name. */
  childName: string;
  guardian: ChildGuardianDto;
  /** The names of guardians whom this one has let in. */
  added: string[];
}

/** Removes or restricts a guardian, or lifts the restriction, after a confirmation. */
export function GuardianMenu({ childId, childName, guardian, added }: GuardianMenuProps) {
  const [asked, setAsked] = useState<'remove' | 'restrict' | 'lift' | null>(null);
  const [remove, removing] = useRemoveGuardianMutation();
  const [update, updating] = useUpdateGuardianMutation();
  const { fullName, isRestricted } = guardian;
  const key = { id: childId, userId: guardian.userId! };
  const ask = (next: 'remove' | 'restrict' | 'lift') => {
    removing.reset();
    updating.reset();
    setAsked(next);
  };
  const set = (restricted: boolean) => update({ ...key, updateGuardianDto: { isRestricted: restricted } });
  const close = () => setAsked(null);

  return (
    <>
      <Menu
        label={`Actions for ${fullName}`}
        items={
          isRestricted
            ? [{ label: 'Lift Restriction', icon: Eye, onSelect: () => ask('lift') }]
            : [
                { label: 'Restrict', icon: EyeOff, onSelect: () => ask('restrict') },
                { label: 'Remove', icon: UserMinus, tone: 'danger', onSelect: () => ask('remove') },
              ]
        }
      />
      {asked === 'remove' && (
        <ConfirmMutationDialog
          title="Remove Guardian"
          text={`${fullName} will no longer see ${childName} or answer for ${childName}, but can ask for access again. To prevent that, restrict the guardian instead.`}
          confirmLabel="Remove"
          busyText="Removing..."
          mutate={() => remove(key)}
          state={removing}
          onClose={close}
        />
      )}
      {asked === 'restrict' && (
        <ConfirmMutationDialog
          title="Restrict Guardian"
          text={`${fullName} will no longer see ${childName} anywhere: no events, rosters, mail or search, and no way to ask for access. Open invitations to ${childName} end, and so do the other guardians’ links in mails and addresses of calendar feeds, because they may have been passed on. From then on, only admins decide who becomes a guardian of ${childName}. Only admins can see this restriction.${addedSentence(fullName!, added)}`}
          confirmLabel="Restrict"
          busyText="Saving..."
          mutate={() => set(true)}
          state={updating}
          onClose={close}
        />
      )}
      {asked === 'lift' && (
        <ConfirmMutationDialog
          title="Lift Restriction"
          text={`${fullName} can see ${childName} again: as a guardian if they were one before, otherwise by asking for access. If they become a guardian, the other guardians will be notified.`}
          confirmLabel="Lift Restriction"
          busyText="Saving..."
          tone="primary"
          mutate={() => set(false)}
          state={updating}
          onClose={close}
        />
      )}
    </>
  );
}

/** Reminds the admin of guardians who may be the same person with another account. */
const addedSentence = (fullName: string, added: string[]): string =>
  added.length === 0
    ? ''
    : ` ${fullName} has added ${listWords(added)}: afterwards, remove whoever should not see the child either.`;
