import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { type Toast } from '@touchline/app-core';

export interface ToastState {
  /** The one that is shown; a new one takes its place. */
  shown: (Toast & { id: string }) | null;
}

const initialState: ToastState = { shown: null };

export const toastSlice = createSlice({
  name: 'toast',
  initialState,
  reducers: {
    notified: {
      prepare: (toast: Toast) => ({ payload: { ...toast, id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<Toast & { id: string }>) => {
        state.shown = payload;
      },
    },
    dismissed: (state, { payload }: PayloadAction<string>) => {
      if (state.shown?.id === payload) state.shown = null;
    },
  },
});

export const { notified, dismissed } = toastSlice.actions;
export const selectToast = (state: { toast: ToastState }) => state.toast.shown;
