import { saveFile, useShell } from '@touchline/app-core';
import { Alert, Button, DialogActions, Row, Stack, Text, theme } from '@touchline/ui';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { copyText } from '../copy-field.tsx';

interface RecoveryCodesProps {
  codes: string[];
  onSaved: () => void;
}

/** The recovery codes, which are shown once; the end of a dialog. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const { club, session } = useShell();
  const content = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [copied, setCopied] = useState<'copied' | 'selected' | null>(null);
  // The button that was pressed before has gone.
  useEffect(() => content.current?.focus(), []);

  const copy = async () => {
    const isCopied = await copyText(codes.join('\n'));
    setCopied(isCopied ? 'copied' : 'selected');
    if (!isCopied && list.current) getSelection()?.selectAllChildren(list.current);
  };
  const download = () => {
    const heading = `Recovery codes of ${session.username} for ${club.name}. Each signs in once in place of a code of the app.`;
    const text = [heading, '', ...codes, ''].join('\n');
    saveFile('recovery-codes.txt', new Blob([text], { type: 'text/plain;charset=utf-8' }));
  };

  return (
    <Content ref={content} tabIndex={-1}>
      <Stack>
        <Alert tone="warn" title="These codes are shown only now">
          Each signs you in once if you lose your authenticator app. Keep them in a password manager or on paper, not on
          your phone.
        </Alert>
        <List ref={list} role="list" aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </List>
        <Row>
          <Button variant="secondary" icon={copied === 'copied' ? Check : Copy} onClick={() => void copy()}>
            {copied === 'copied' ? 'Copied' : 'Copy'}
          </Button>
          <Button variant="secondary" icon={Download} onClick={download}>
            Download
          </Button>
        </Row>
        {copied === 'selected' && (
          <Text size="secondary" muted>
            The codes are selected. Copy them with your keyboard or a long press.
          </Text>
        )}
        <DialogActions>
          <Button onClick={onSaved}>I Have Saved Them</Button>
        </DialogActions>
      </Stack>
    </Content>
  );
}

const Content = styled.div`
  &:focus {
    outline: none;
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.xs} ${theme.space.m};
  margin: 0;
  padding: ${theme.space.m};
  border-radius: ${theme.radius.control};
  background: ${theme.color.raised};
  font: ${theme.font.body};
  font-family: ui-monospace, monospace;
  list-style: none;
  text-align: center;
`;
