import { type SessionUser } from '@touchline/api-client';
import { roleLabel } from '@touchline/domain';
import { Avatar, Badge, Button, Card, Facts, Row, Stack, Text } from '@touchline/ui';
import Pencil from 'lucide-react/icons/pencil';

interface ProfileCardProps {
  me: SessionUser;
  /** Focuses the edit button after editing. */
  hasFocus: boolean;
  onEdit: () => void;
}

export function ProfileCard({ me, hasFocus, onEdit }: ProfileCardProps) {
  return (
    <Card as="section" title={me.fullName} level={2} lead={<Avatar name={me.fullName} size="large" />}>
      <Stack>
        <Row>
          <Badge tone="accent">{roleLabel(me)}</Badge>
        </Row>
        <Facts
          items={[
            { label: 'Full Name', value: me.fullName },
            { label: 'Email', value: me.email },
            { label: 'Username', value: me.username },
            { label: 'Phone', value: me.phone ?? 'Not given' },
          ]}
        />
        {me.bio && <Text lines>{me.bio}</Text>}
        <div>
          <Button variant="secondary" icon={Pencil} autoFocus={hasFocus} onClick={onEdit}>
            Edit Profile
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
