import { paths } from '@touchline/app-core';
import { useNavigate } from '@touchline/router';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { type ShellDispatch, signOut } from '../shell-store.ts';
import { Connecting } from './connecting.tsx';

/** An address that signs out: `/logout`. */
export function SigningOut() {
  const dispatch = useDispatch<ShellDispatch>();
  const navigate = useNavigate();
  useEffect(() => {
    void signOut(dispatch).finally(() => navigate(paths.home, { replace: true }));
  }, [dispatch, navigate]);
  return <Connecting />;
}
