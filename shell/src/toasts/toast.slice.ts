import { createSlice, nanoid, type PayloadAction, type ThunkAction } from '@reduxjs/toolkit';
import { logout } from '@touchline/api-client';
import { type Toast } from '@touchline/app-core';
import { type UnknownAction } from 'redux';

/** `raisedAt` is in milliseconds. */
type ShownToast = Omit<Toast, 'action'> & { id: string; actionLabel?: string; raisedAt: number };

/** A page that opens this soon after a toast was raised is opened by the same act, such as signing in. */
const sameActMs = 2000;

export interface ToastState {
  shown: ShownToast | null;
  /** Shown when nothing else is. */
  waiting: ShownToast | null;
}

type ToastThunk = ThunkAction<void, { toast: ToastState }, unknown, UnknownAction>;

const initialState: ToastState = { shown: null, waiting: null };

/** The newest toast as it was sent, beside the store because its action is a function. */
let newest: { id: string; toast: Toast } | null = null;

export const toastSlice = createSlice({
  name: 'toast',
  initialState,
  reducers: {
    notified: {
      prepare: (toast: Toast) => {
        const { action, ...rest } = toast;
        const id = nanoid();
        newest = { id, toast };
        return { payload: { ...rest, id, raisedAt: Date.now(), ...(action && { actionLabel: action.label }) } };
      },
      reducer: (state, { payload }: PayloadAction<ShownToast>) => {
        if (payload.waits && state.shown) state.waiting = payload;
        else state.shown = payload;
      },
    },
    /** Another page: what was said on the one before goes with it. */
    pageChanged: {
      prepare: () => ({ payload: Date.now() }),
      reducer: (state, { payload: now }: PayloadAction<number>) =>
        state.shown && now - state.shown.raisedAt > sameActMs ? initialState : state,
    },
    dismissed: (state, { payload }: PayloadAction<string>) => {
      if (state.shown?.id !== payload) return;
      state.shown = state.waiting;
      state.waiting = null;
    },
  },
  extraReducers: (builder) => {
    // Toasts of one user must not be shown to the next.
    builder.addMatcher(logout.matchFulfilled, () => initialState).addMatcher(logout.matchRejected, () => initialState);
  },
});

export const { notified, pageChanged, dismissed } = toastSlice.actions;

/** Dismisses a toast unless another one has replaced it. */
export const withdrawn =
  (toast: Toast): ToastThunk =>
  (dispatch) => {
    if (newest?.toast === toast) dispatch(dismissed(newest.id));
  };

/** Runs the action of the toast with this id. */
export const actionChosen =
  (id: string): ToastThunk =>
  () => {
    if (newest?.id === id) newest.toast.action?.run();
  };

export const selectToast = ({ toast: { shown } }: { toast: ToastState }) => shown;
