import { parentPort, workerData } from 'node:worker_threads'
import { learned } from './learn.ts'

parentPort?.postMessage(learned(workerData.lessons, workerData.labels))
